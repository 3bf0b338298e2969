package dev.vivace.maven;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.SuiteResult;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoFailureException;

/** What the modules of one build came to so far; red tests of one do not keep the others from running. */
final class ReactorVerdict {

    private final int modules;
    private final Set<String> done = new HashSet<>();
    private final List<SuiteResult> red = new ArrayList<>();
    private boolean noneFound = true;

    ReactorVerdict(int modules) {
        this.modules = modules;
    }

    /** The one that all modules of this build share, kept where Maven keeps what a plugin wants to remember. */
    static ReactorVerdict of(ModuleTests.Module module) {
        MavenSession session = module.session();
        MojoExecution execution = module.execution();
        Map<String, Object> shared = session.getPluginContext(
                execution.getMojoDescriptor().getPluginDescriptor(), session.getTopLevelProject());
        synchronized (shared) {
            return (ReactorVerdict) shared.computeIfAbsent(
                    "vivace." + execution.getGoal(),
                    key -> new ReactorVerdict(session.getProjects().size()));
        }
    }

    /**
     * Throws at the end of the last module if any was red, or none has the tests that were chosen.
     *
     * @param module that is through; one that several executions go through counts once
     * @param redSuites the suites of it that make the build red
     * @param lacksChosen whether tests were chosen by name and it has none of them
     */
    synchronized void moduleDone(String module, List<SuiteResult> redSuites, boolean lacksChosen)
            throws MojoFailureException {
        done.add(module);
        red.addAll(redSuites);
        noneFound &= lacksChosen;
        if (done.size() == modules) {
            failIfRed(red);
            failIfNoneFound();
        }
    }

    private void failIfNoneFound() throws MojoFailureException {
        if (noneFound) {
            throw new MojoFailureException(Problem.of("No module has a test that was chosen")
                    .tryThis("other values of vivace.select, vivace.test or vivace.order")
                    .text());
        }
    }

    /** Throws at once if one of these suites, which make the build red, is there. */
    static void failIfRed(List<SuiteResult> redSuites) throws MojoFailureException {
        if (!redSuites.isEmpty()) {
            throw new MojoFailureException(summary(redSuites));
        }
    }

    private static String summary(List<SuiteResult> redSuites) {
        long tests = redSuites.stream().mapToLong(suite -> suite.red().size()).sum();
        String names = redSuites.stream().map(SuiteResult::module).distinct().collect(Collectors.joining(", "));
        if (tests == 0) {
            return "No test is red in " + names + ", but a worker was lost or too many tests were flaky.";
        }
        return (tests == 1 ? "1 test is red in " : tests + " tests are red in ") + names + ".";
    }
}
