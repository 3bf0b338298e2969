package dev.vivace.cli;

import dev.vivace.engine.project.ClassPathProject;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.MavenEngineSource;
import java.util.List;
import java.util.function.Consumer;

/** A project whose class path the user tells. */
record GivenClassPath(ClassPathProject project, MavenEngineSource engines) implements Project {

    @Override
    public List<LaunchSpec> launch(Consumer<List<LaunchSpec>> work, Consumer<String> progress) {
        List<LaunchSpec> modules = List.of(project.read(engines, progress));
        work.accept(modules);
        return modules;
    }
}
