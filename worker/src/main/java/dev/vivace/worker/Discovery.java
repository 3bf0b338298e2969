package dev.vivace.worker;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.Filter;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

/** Finds tests on the project's JUnit Platform. */
final class Discovery {

    private final Launcher launcher;
    private final List<Filter<?>> filters;
    private final Map<String, String> parameters;

    Discovery(Launcher launcher, List<Filter<?>> filters, Map<String, String> parameters) {
        this.launcher = launcher;
        this.filters = List.copyOf(filters);
        this.parameters = Map.copyOf(parameters);
    }

    /**
     * All tests of these classes in one plan. Where a class makes that impossible, {@code rejected} gets the class and
     * the reason, and the plan holds the others.
     */
    TestPlan ofClasses(List<String> names, BiConsumer<String, Throwable> rejected) {
        List<String> loadable = accepted(names, Discovery::load, rejected);
        try {
            return plan(classes(loadable), filters, parameters);
        } catch (RuntimeException | LinkageError e) {
            return plan(classes(accepted(loadable, this::tryAlone, rejected)), filters, parameters);
        }
    }

    private static List<String> accepted(List<String> names, Attempt attempt, BiConsumer<String, Throwable> rejected) {
        return names.stream()
                .filter(name -> {
                    try {
                        attempt.on(name);
                        return true;
                    } catch (Exception | LinkageError e) {
                        rejected.accept(name, e);
                        return false;
                    }
                })
                .collect(Collectors.toList());
    }

    private static void load(String name) throws ClassNotFoundException {
        Class.forName(name, false, Thread.currentThread().getContextClassLoader());
    }

    private void tryAlone(String name) {
        plan(classes(List.of(name)), filters, parameters);
    }

    private static List<DiscoverySelector> classes(List<String> names) {
        return names.stream().map(name -> selectClass(name)).collect(Collectors.toList());
    }

    /** Just these tests and classes, arranged by {@code arrangement}, with changed parameters. */
    TestPlan ofTests(
            List<String> uniqueIds,
            List<String> classNames,
            List<Filter<?>> arrangement,
            UnaryOperator<Map<String, String>> change) {
        List<DiscoverySelector> tests =
                uniqueIds.stream().map(id -> selectUniqueId(id)).collect(Collectors.toList());
        tests.addAll(classes(classNames));
        return plan(tests, arrangement, change.apply(parameters));
    }

    /** What decides which tests of a class count. */
    List<PostDiscoveryFilter> testFilters() {
        return filters.stream()
                .filter(PostDiscoveryFilter.class::isInstance)
                .map(PostDiscoveryFilter.class::cast)
                .collect(Collectors.toList());
    }

    private TestPlan plan(
            List<? extends DiscoverySelector> selectors, List<Filter<?>> filters, Map<String, String> parameters) {
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(selectors)
                .filters(filters.toArray(new Filter<?>[0]))
                .configurationParameters(parameters)
                .build();
        return Presence.TESTNG ? TestngDiscovery.during(() -> launcher.discover(request)) : launcher.discover(request);
    }

    /** Something that may fail for a class. */
    private interface Attempt {
        void on(String name) throws Exception;
    }
}
