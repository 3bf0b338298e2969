package dev.vivace.engine.command;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.orders.Orders;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.suite.SuitePlan;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the request says, completed by what the project's Surefire says.
 *
 * @param wanted the isolation that was asked for
 * @param isolation what is forgotten between classes by those that share a JVM
 * @param workers how many JVMs side by side
 * @param fallback what the user should know about the isolation that was asked for
 */
record ModuleSettings(Isolation wanted, Isolation isolation, int workers, Optional<String> fallback) {

    private static final String TESTNG = "[engine:testng]";

    private static final ModuleSettings ONE_JVM =
            new ModuleSettings(Isolation.NONE, Isolation.NONE, 1, Optional.empty());

    static ModuleSettings of(RunRequest request, LaunchSpec.Policy policy) {
        return request.order() instanceof OrderChoice.FromFile ? inOneJvm(request) : asAsked(request, policy);
    }

    /** What an order shows is what its tests do to each other in one JVM. */
    private static ModuleSettings inOneJvm(RunRequest request) {
        boolean otherwise = request.workers().orElse(1) > 1
                || request.isolation()
                        .filter(wanted -> wanted != Isolation.NONE)
                        .isPresent();
        return otherwise
                ? new ModuleSettings(
                        ONE_JVM.wanted,
                        ONE_JVM.isolation,
                        ONE_JVM.workers,
                        Optional.of("An order from a file runs in one JVM; --workers and --isolation do not apply."))
                : ONE_JVM;
    }

    private static ModuleSettings asAsked(RunRequest request, LaunchSpec.Policy policy) {
        Isolation wanted = request.isolation().orElse(Isolation.AUTO);
        int workers = request.workers().orElse(Math.max(1, policy.forkCount()));
        Isolation shared = wanted == Isolation.AUTO ? Isolation.RESET : wanted;
        return new ModuleSettings(wanted, shared, workers, overruled(wanted, policy));
    }

    private static Optional<String> overruled(Isolation wanted, LaunchSpec.Policy policy) {
        return wanted == Isolation.NONE && !policy.reuseForks()
                ? Optional.of("Surefire's reuseForks=false wants a JVM for each class; --isolation none overrules it.")
                : Optional.empty();
    }

    /**
     * For these tests: tests of TestNG may depend on tests, groups and set-ups of other classes, and are skipped without
     * them, so that they only run apart if somebody says so, here or in the pom.
     */
    ModuleSettings forTestsOf(TestCatalog catalog, RunRequest request, LaunchSpec.Policy policy) {
        boolean together = request.isolation().isEmpty() && policy.reuseForks() && hasTestng(catalog);
        return together ? new ModuleSettings(Isolation.NONE, Isolation.NONE, workers, fallback) : this;
    }

    private static boolean hasTestng(TestCatalog catalog) {
        return catalog.entries().stream()
                .anyMatch(entry -> entry.node().uniqueId().startsWith(TESTNG));
    }

    /** What the user should know about how these tests are kept together, or are not. */
    Optional<String> noteOn(TestCatalog catalog, RunRequest request, LaunchSpec.Policy policy) {
        if (isolation != Isolation.NONE || !hasTestng(catalog)) {
            return Optional.empty();
        }
        if (request.workers().orElse(1) > 1 && workers > 1) {
            return Optional.of("Several workers get the tests of TestNG class by class;"
                    + " one that depends on another class is skipped then, as with Surefire's forkCount.");
        }
        return workers == 1 && stopAfterRed(request, policy) > 0
                ? Optional.of("Tests of TestNG may depend on other classes, so that they run to their end;"
                        + " --fail-fast and skipAfterFailureCount do not apply.")
                : Optional.empty();
    }

    private static int stopAfterRed(RunRequest request, LaunchSpec.Policy policy) {
        return request.failFast() ? 1 : policy.skipAfterFailures();
    }

    /** The same with a JVM for each class instead of resets. */
    ModuleSettings withoutReset() {
        return new ModuleSettings(wanted, Isolation.PROCESS, workers, fallback);
    }

    /**
     * One worker runs the order as it is; several workers, or isolation, need it cut. Classes in {@code ownJvm} are known
     * not to share one well.
     */
    SuitePlan plan(
            TestCatalog catalog, TestOrder order, RunRequest request, LaunchSpec.Policy policy, Set<String> ownJvm) {
        int stopAfterRed = stopAfterRed(request, policy);
        boolean whole = request.order() instanceof OrderChoice.FromFile
                || isolation == Isolation.NONE && workers == 1 && (stopAfterRed == 0 || hasTestng(catalog));
        List<TestOrder> parts = whole ? List.of(order) : Orders.cutByClass(catalog, order);
        Set<TestOrder> apart = wanted == Isolation.AUTO ? apart(parts, ownJvm) : Set.of();
        Set<TestOrder> audited = wanted == Isolation.AUTO ? audited(parts, request) : Set.of();
        return new SuitePlan(parts, isolation, apart, audited, workers, policy.reruns(), stopAfterRed)
                .times(request.runs());
    }

    /** A sample, the same for the same seed. */
    private static Set<TestOrder> audited(List<TestOrder> parts, RunRequest request) {
        Random random = new Random(request.seed());
        return parts.stream()
                .filter(part -> random.nextDouble() < request.auditRate())
                .collect(Collectors.toSet());
    }

    private static Set<TestOrder> apart(List<TestOrder> parts, Set<String> ownJvm) {
        return parts.stream()
                .filter(part -> ownJvm.contains(part.tests().get(0).className()))
                .collect(Collectors.toSet());
    }
}
