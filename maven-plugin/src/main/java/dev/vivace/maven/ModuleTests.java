package dev.vivace.maven;

import dev.vivace.engine.command.RunCommand;
import dev.vivace.engine.command.RunCommand.RunOutcome;
import dev.vivace.engine.command.RunRequest;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.terminal.Console;
import dev.vivace.engine.report.terminal.TerminalReport;
import java.util.List;
import javax.inject.Inject;
import javax.inject.Singleton;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.project.MavenProject;

/** Runs the tests of one module of a reactor, and fails the build when the last module is through. */
@Singleton
final class ModuleTests {

    private final ConfiguredPlugins plugins;

    @Inject
    ModuleTests(ConfiguredPlugins plugins) {
        this.plugins = plugins;
    }

    /**
     * Where we are.
     *
     * @param project the module
     * @param session the build
     * @param execution our own
     */
    record Module(MavenProject project, MavenSession session, MojoExecution execution) {

        /** The command that runs one test of this module again. */
        String commandFor(TestId test) {
            return "mvn " + execution.getGroupId() + ":" + execution.getArtifactId() + ":" + execution.getGoal()
                    + " -pl :" + project.getArtifactId() + " '-Dvivace.test=" + test + "'";
        }
    }

    void run(Module module, RunRequest request, boolean integration, boolean quiet) throws MojoFailureException {
        ReactorVerdict verdict = ReactorVerdict.of(module);
        List<LaunchSpec> launches = plugins.read(module, integration);
        try {
            run(module, launches, request, quiet, verdict);
        } finally {
            if (integration) {
                plugins.tearDown(module);
            }
        }
        verdict.moduleDone(request.failFast());
    }

    private static void run(
            Module module, List<LaunchSpec> launches, RunRequest request, boolean quiet, ReactorVerdict verdict) {
        TerminalReport report = TerminalReport.start(Console.plain(System.out), quiet, module::commandFor);
        RunOutcome outcome;
        try {
            outcome = new RunCommand(request, report).run(launches);
        } catch (RuntimeException | Error e) {
            report.abandon();
            throw e;
        }
        if (outcome.isEmpty()) {
            report.abandon();
        } else {
            report.finish();
        }
        if (outcome.isRed()) {
            outcome.suites().forEach(verdict::add);
        }
    }
}
