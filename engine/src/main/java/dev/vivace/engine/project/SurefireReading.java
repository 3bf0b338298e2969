package dev.vivace.engine.project;

import dev.vivace.engine.model.Problem;
import java.util.ArrayList;
import java.util.List;

/** Understands a configured Surefire or Failsafe as that plugin itself would. */
public final class SurefireReading {

    private SurefireReading() {}

    /** How the plugin that these facts are about would launch its tests. */
    public static LaunchSpec of(MojoFacts facts) {
        return of(facts, new Parameters(facts.parameters(), facts.origin().directory()));
    }

    static LaunchSpec of(MojoFacts facts, Parameters parameters) {
        LaunchSpec.Selection selection = SelectionReading.of(facts, parameters);
        LaunchSpec.Policy policy = PolicyReading.of(facts, parameters);
        refuseWhatCannotRun(facts, selection, policy);
        return new LaunchSpec(
                facts.origin().groupId() + ":" + facts.origin().artifactId(),
                facts.origin().execution(),
                facts.origin().directory(),
                JvmReading.of(facts, parameters, selection),
                selection,
                PlatformReading.of(facts, parameters, selection),
                policy,
                ReportsReading.of(facts, parameters),
                SourcesReading.of(facts),
                warnings(facts, parameters, selection, policy));
    }

    /** A module without tests may have the oldest JUnit there is. */
    private static void refuseWhatCannotRun(MojoFacts facts, LaunchSpec.Selection selection, LaunchSpec.Policy policy) {
        facts.additions().problem().ifPresent(problem -> {
            if (policy.skip().isEmpty() && !TestClasses.find(selection).isEmpty()) {
                throw cannotRun(facts, problem);
            }
        });
    }

    /** Where Maven was started in the module itself, nothing would be left without it. */
    private static Problem cannotRun(MojoFacts facts, String reason) {
        String module = facts.origin().artifactId();
        Problem problem = Problem.of("The tests of " + module + " cannot run: " + reason)
                .tryThis(
                        reason.contains("is too old")
                                ? "the newer version among the test dependencies; it runs older tests, too"
                                : "mvn test, to see whether Maven has all that it needs; without -o it may download it");
        return facts.origin().directory().equals(facts.session().directory())
                ? problem
                : problem.tryThis("without this module: -- -pl '!:" + module + "'");
    }

    private static List<String> warnings(
            MojoFacts facts, Parameters parameters, LaunchSpec.Selection selection, LaunchSpec.Policy policy) {
        List<String> warnings = new ArrayList<>(SurefireParameters.warnings(facts));
        warnings.addAll(SelectionReading.warnings(facts, parameters));
        if (policy.forkCount() == 0) {
            warnings.add(
                    "Surefire's forkCount=0 is not honoured: tests never run in Maven's own JVM, but in a worker.");
        }
        selection
                .runOrderSeed()
                .ifPresent(seed -> warnings.add("Surefire's runOrder=random shuffles classes from seed " + seed
                        + "; runOrderRandomSeed repeats it here. Surefire itself, which leaves out classes without"
                        + " tests, may come to another order."));
        return warnings;
    }
}
