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

    private static final boolean TESTNG = Presence.of("org.testng.IMethodInterceptor");
    private static final String TESTNG_LISTENERS = "testng.listeners";
    private static final String TESTNG_PARALLEL = "testng.parallel";

    private final Discovery discovery;
    private final List<String> engines;
    private final boolean exact;
    private final Set<String> stubborn = new HashSet<>();

    /** Engines in the sequence in which the platform runs them. */
    OrderExecution(Discovery discovery, List<String> engines, boolean exact) {
        this.discovery = discovery;
        this.engines = engines;
        this.exact = exact;
    }

    /** What could not be obeyed; empty where all was. */
    Optional<String> run(List<String> uniqueIds, BiConsumer<TestPlan, Obedience> execution) {
        List<String> complaints = new ArrayList<>();
        for (Part part : discoverParts(uniqueIds)) {
            Obedience obedience = new Obedience(producers(part.uniqueIds));
            part.plan.ifPresent(plan -> part.execute(() -> execution.accept(plan, obedience)));
            obedience.complaint().ifPresent(complaints::add);
        }
        return complaints.stream().findFirst();
    }

    /** Of further invocations, what produces them: their number is not known, so none of them can be missed. */
    private static List<String> producers(List<String> uniqueIds) {
        return uniqueIds.stream()
                .map(id -> FurtherInvocations.parse(id)
                        .map(FurtherInvocations::producer)
                        .orElse(id))
                .collect(Collectors.toList());
    }

    /** Again with what resists, as often as more resistance shows. */
    private List<Part> discoverParts(List<String> uniqueIds) {
        while (true) {
            int known = stubborn.size();
            List<Part> parts = new ArrayList<>();
            for (List<String> part : OrderSplit.split(uniqueIds, engines, stubborn)) {
                parts.add(new Part(part, discover(part)));
            }
            if (stubborn.size() == known) {
                return parts;
            }
        }
    }

    /** Some platforms refuse a request for the sake of one unknown id: then the known ones run. */
    private Optional<TestPlan> discover(List<String> uniqueIds) {
        try {
            return Optional.of(plan(uniqueIds));
        } catch (RuntimeException e) {
            List<String> known = uniqueIds.stream().filter(this::isKnown).collect(Collectors.toList());
            return known.isEmpty() ? Optional.empty() : Optional.of(plan(known));
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
        return discovery.ofTests(
                uniqueIds.stream().flatMap(OrderExecution::selected).collect(Collectors.toList()),
                List.of(new Arrangement(uniqueIds, stubborn), EngineFilter.includeEngines(needed)),
                this::inSequence);
    }

    private static Stream<String> selected(String uniqueId) {
        return FurtherInvocations.parse(uniqueId)
                .map(further -> further.uniqueIds().stream())
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
        if (TESTNG && parameters.getOrDefault(TESTNG_PARALLEL, "none").equalsIgnoreCase("none")) {
            parameters.put("testng.preserveOrder", "false");
            parameters.merge(TESTNG_LISTENERS, TestngOrder.class.getName(), (theirs, ours) -> theirs + "," + ours);
        }
        return parameters;
    }

    /** What one execution runs; without a plan where nothing of it was found. */
    private static final class Part {

        private final List<String> uniqueIds;
        private final Optional<TestPlan> plan;

        Part(List<String> uniqueIds, Optional<TestPlan> plan) {
            this.uniqueIds = uniqueIds;
            this.plan = plan;
        }

        void execute(Runnable execution) {
            if (TESTNG) {
                TestngOrder.during(uniqueIds, execution);
            } else {
                execution.run();
            }
        }
    }
}
