package dev.vivace.worker;

import dev.vivace.worker.protocol.FurtherInvocations;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.TestPlan;

/**
 * Runs tests in exactly the sequence that was asked for, in as few executions as that takes. All of them are discovered
 * before the first begins, as in a run of everything.
 */
final class OrderExecution {

    private static final String TESTNG_LISTENERS = "testng.listeners";
    private static final String TESTNG_PARALLEL = "testng.parallel";

    private final Discovery discovery;
    private final List<String> engines;
    private final boolean exact;
    private final Names names;
    private final Map<String, String> places = new HashMap<>();
    private final Set<String> stubborn = new HashSet<>();
    private final Set<UniqueId> fickle = new HashSet<>();

    /** Engines in the sequence in which the platform runs them. */
    OrderExecution(Discovery discovery, List<String> engines, boolean exact, Names names) {
        this.discovery = discovery;
        this.engines = engines;
        this.exact = exact;
        this.names = names;
    }

    /**
     * Runs the order.
     *
     * @param placesInClass of the tests, where they have one
     * @return what could not be obeyed; empty where all was
     */
    Optional<String> run(
            List<String> uniqueIds, List<String> placesInClass, BiConsumer<TestPlan, Obedience> execution) {
        for (int i = 0; i < uniqueIds.size(); i++) {
            if (!placesInClass.get(i).isEmpty()) {
                places.put(uniqueIds.get(i), placesInClass.get(i));
            }
        }
        List<String> complaints = new ArrayList<>();
        for (Part part : discoverParts(uniqueIds)) {
            Obedience obedience = obedience(part.uniqueIds);
            part.plan.ifPresent(plan -> part.execute(names, () -> execution.accept(plan, obedience)));
            obedience.complaint().ifPresent(complaints::add);
        }
        return complaints.stream().findFirst();
    }

    /**
     * Of further invocations, what produces them: their number is not known, so none of them can be missed. TestNG says
     * nothing of methods without rows.
     */
    private Obedience obedience(List<String> uniqueIds) {
        Set<String> optional = new HashSet<>();
        List<String> wanted = new ArrayList<>();
        for (String uniqueId : uniqueIds) {
            Optional<String> producer = FurtherInvocations.parse(uniqueId).map(FurtherInvocations::producer);
            String one = producer.orElse(uniqueId);
            if (producer.isPresent() || one.startsWith("[engine:testng]")) {
                optional.add(one);
            }
            wanted.add(one);
        }
        return new Obedience(wanted, optional, names);
    }

    /** Again with what resists, as often as more resistance shows. */
    private List<Part> discoverParts(List<String> uniqueIds) {
        while (true) {
            int known = stubborn.size() + fickle.size();
            names.forget();
            List<Part> parts = new ArrayList<>();
            for (List<String> part : OrderSplit.split(uniqueIds, engines, stubborn)) {
                parts.add(new Part(part, discover(part)));
            }
            if (stubborn.size() + fickle.size() == known) {
                return parts;
            }
        }
    }

    /** Some platforms refuse a request for the sake of one unknown id: then the known ones run. */
    private Optional<TestPlan> discover(List<String> uniqueIds) {
        try {
            TestPlan plan = plan(uniqueIds);
            noticeFickle(uniqueIds, plan);
            return Optional.of(plan);
        } catch (RuntimeException e) {
            List<String> known = uniqueIds.stream().filter(this::isKnown).collect(Collectors.toList());
            Optional<TestPlan> rest = known.isEmpty() ? Optional.empty() : Optional.of(plan(known));
            rest.ifPresent(plan -> noticeFickle(uniqueIds, plan));
            return rest;
        }
    }

    /** A runner that calls a test something else than before will do so again. */
    private void noticeFickle(List<String> uniqueIds, TestPlan plan) {
        uniqueIds.stream()
                .filter(places::containsKey)
                .map(UniqueId::parse)
                .filter(id -> !fickle.contains(PlacedTests.runnerOf(id)) && !contains(plan, id))
                .forEach(id -> fickle.add(PlacedTests.runnerOf(id)));
    }

    private static boolean contains(TestPlan plan, UniqueId id) {
        try {
            return plan.getTestIdentifier(id.toString()) != null;
        } catch (RuntimeException unknown) {
            return false;
        }
    }

    private boolean isKnown(String uniqueId) {
        try {
            plan(List.of(uniqueId));
            return true;
        } catch (RuntimeException e) {
            return false;
        }
    }

    private TestPlan plan(List<String> uniqueIds) {
        List<String> needed = uniqueIds.stream()
                .map(id -> UniqueId.parse(id).getEngineId().orElse(""))
                .distinct()
                .collect(Collectors.toList());
        Map<String, String> placed = new HashMap<>(places);
        placed.keySet().retainAll(uniqueIds);
        placed.keySet().removeIf(id -> !fickle.contains(PlacedTests.runnerOf(UniqueId.parse(id))));
        return discovery.ofTests(
                uniqueIds.stream()
                        .filter(id -> !placed.containsKey(id))
                        .flatMap(OrderExecution::selected)
                        .collect(Collectors.toList()),
                classes(placed.keySet()),
                List.of(
                        new PlacedTests(uniqueIds, placed, discovery.testFilters(), stubborn, names),
                        EngineFilter.includeEngines(needed)),
                this::inSequence);
    }

    private static List<String> classes(Set<String> uniqueIds) {
        return uniqueIds.stream()
                .map(id -> PlacedTests.runnerOf(UniqueId.parse(id)))
                .map(runner -> UniqueIds.last(runner).getValue())
                .distinct()
                .collect(Collectors.toList());
    }

    private static Stream<String> selected(String uniqueId) {
        return FurtherInvocations.parse(uniqueId)
                .map(further -> further.selected().stream())
                .orElseGet(() -> Stream.of(uniqueId));
    }

    /** Where nobody asked for the sequence, tests run side by side if the project wants that, as with Surefire. */
    private Map<String, String> inSequence(Map<String, String> configured) {
        Map<String, String> parameters = new HashMap<>(configured);
        if (exact) {
            parameters.put("junit.jupiter.execution.parallel.enabled", "false");
            parameters.put("junit.vintage.execution.parallel.enabled", "false");
            parameters.put(TESTNG_PARALLEL, "none");
        }
        if (Presence.TESTNG) {
            listen(parameters, TestngRows.class);
        }
        if (Presence.TESTNG && parameters.getOrDefault(TESTNG_PARALLEL, "none").equalsIgnoreCase("none")) {
            parameters.put("testng.preserveOrder", "false");
            listen(parameters, TestngOrder.class);
        }
        return parameters;
    }

    private static void listen(Map<String, String> parameters, Class<?> listener) {
        parameters.merge(TESTNG_LISTENERS, listener.getName(), (theirs, ours) -> theirs + "," + ours);
    }

    /** What one execution runs; without a plan where nothing of it was found. */
    private static final class Part {

        private final List<String> uniqueIds;
        private final Optional<TestPlan> plan;

        Part(List<String> uniqueIds, Optional<TestPlan> plan) {
            this.uniqueIds = uniqueIds;
            this.plan = plan;
        }

        void execute(Names names, Runnable execution) {
            if (Presence.TESTNG) {
                TestngRowNumbers rows = TestngRowNumbers.of(uniqueIds);
                TestngOrder.during(uniqueIds, () -> TestngRows.during(rows, () -> names.during(rows, execution)));
            } else {
                execution.run();
            }
        }
    }
}
