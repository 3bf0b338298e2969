package dev.vivace.maven;

import dev.vivace.engine.command.StorySuggestCommand;
import dev.vivace.engine.report.terminal.StorySuggestText;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Finds set-ups that several test classes of a module repeat, compiled first if need be. */
@Mojo(name = "stories-suggest", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
public final class StoriesSuggestMojo extends StoryMojo {

    /** Whether every proposal is shown, not just those that save most. */
    @Parameter(property = "vivace.all", defaultValue = "false")
    private boolean all;

    @Override
    void execute(ModuleTests.Module module) {
        StorySuggestText text = new StorySuggestText(console(module), all, "-Dvivace.all");
        new StorySuggestCommand(request(module)).run(launches(module)).forEach(found -> text.lines(
                        found.module(), found.classes(), found.found())
                .forEach(System.out::println));
    }
}
