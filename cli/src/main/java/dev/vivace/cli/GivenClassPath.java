package dev.vivace.cli;

import dev.vivace.engine.command.RunCommand.RunOutcome;
import dev.vivace.engine.project.ClassPathProject;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.MavenEngineSource;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** A project whose class path the user tells. */
record GivenClassPath(ClassPathProject project, MavenEngineSource engines) implements Project {

    @Override
    public Tested test(Function<List<LaunchSpec>, RunOutcome> tests, Consumer<String> progress) {
        List<LaunchSpec> modules = List.of(project.read(engines, progress));
        return new Tested(modules, tests.apply(modules));
    }
}
