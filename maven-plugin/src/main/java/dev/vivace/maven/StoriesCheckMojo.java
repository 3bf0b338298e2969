package dev.vivace.maven;

import dev.vivace.engine.command.DetectListener;
import dev.vivace.engine.command.OptionText;
import dev.vivace.engine.command.StoryCheckCommand;
import dev.vivace.engine.command.StoryCheckCommand.ModuleCheck;
import dev.vivace.engine.command.StoryCheckRequest;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.terminal.SearchReport;
import dev.vivace.engine.report.terminal.StoryCheckText;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Runs tests of every module that share set-ups with and without reuse, and names those that do otherwise. */
@Mojo(name = "stories-check", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
public final class StoriesCheckMojo extends StoryMojo {

    /** How many shuffled orders run, each with and without reuse. */
    @Parameter(property = "vivace.runs")
    private String runs;

    @Override
    void execute(ModuleTests.Module module) throws MojoFailureException {
        List<LaunchSpec> launches = launches(module);
        SearchReport report = new SearchReport(console(module), isQuiet(), module::commandForOrder);
        StoryCheckCommand command = new StoryCheckCommand(checkRequest(module), DetectListener.showing(report));
        Runnable heard = () -> report.notice("Interrupted: ending the check");
        List<ModuleCheck> checks;
        try {
            checks = new Interruption(heard, report::abandon, command::cancel).during(() -> command.run(launches));
        } finally {
            report.abandon();
        }
        StoryCheckText text = new StoryCheckText(
                console(module),
                (order, reuse) -> module.commandForOrder(order) + " -Dvivace.stories.reuse=" + reuse.label());
        checks.forEach(check -> text.lines(check.result(), check.orders()).forEach(System.out::println));
        done(
                module,
                FailureText.STORIES,
                checks.stream().map(StoriesCheckMojo::differing).toList());
    }

    private StoryCheckRequest checkRequest(ModuleTests.Module module) {
        return new StoryCheckRequest(
                request(module),
                given(runs, text -> OptionText.count("runs", text)).orElse(StoryCheckRequest.USUAL_SHUFFLED));
    }

    private static RedModule differing(ModuleCheck check) {
        return new RedModule(check.module(), check.result().differences().size());
    }
}
