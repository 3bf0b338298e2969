package dev.vivace.maven;

import dev.vivace.engine.command.RunCommand;
import dev.vivace.engine.command.RunRequest;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.MavenProjectReader;
import dev.vivace.engine.project.MavenSettings;
import dev.vivace.testsupport.MavenRun;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A project that is read through the real Maven, and whose tests run as with Surefire: nothing is forgotten. */
final class VivaceRun {

    private VivaceRun() {}

    /** Runs all tests and returns how. */
    static List<LaunchSpec> of(Path project, List<String> arguments) {
        MavenSettings settings = new MavenSettings(Optional.of(MavenRun.executable()), arguments, false);
        List<LaunchSpec> launches = new MavenProjectReader(System.getenv()).read(project, settings, line -> {});
        new RunCommand(RunRequest.plain(1), SuiteListener.NONE).run(launches);
        return launches;
    }
}
