package dev.vivace.maven;

import dev.vivace.engine.command.StoryGraphCommand;
import dev.vivace.engine.command.StoryGraphCommand.ModuleStories;
import dev.vivace.engine.model.StoryPlan;
import dev.vivace.engine.report.StoryDiagram;
import dev.vivace.engine.report.terminal.StoryText;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Shows which test classes of every module share set-ups, and what that saves, compiled first if need be. */
@Mojo(name = "stories-graph", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
public final class StoriesGraphMojo extends StoryMojo {

    /** How it is printed: text, mermaid or dot. */
    @Parameter(property = "vivace.format", defaultValue = "text")
    private String format;

    @Override
    void execute(ModuleTests.Module module) throws MojoFailureException {
        List<ModuleStories> stories = new StoryGraphCommand(request(module)).run(launches(module));
        stories.forEach(some -> lines(module, some).forEach(System.out::println));
        done(
                module,
                FailureText.GRAPH,
                stories.stream()
                        .map(some -> new RedModule(
                                some.module(), some.plan().problems().size()))
                        .toList());
    }

    private List<String> lines(ModuleTests.Module module, ModuleStories stories) {
        StoryPlan plan = stories.plan();
        return switch (format) {
            case "mermaid" -> new StoryDiagram(plan).mermaid();
            case "dot" -> new StoryDiagram(plan).dot();
            default -> StoryText.of(console(module), plan).lines(stories.module());
        };
    }
}
