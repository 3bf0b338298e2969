package dev.vivace.maven;

import dev.vivace.engine.command.RunRequest;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.terminal.Console;
import java.util.List;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoFailureException;

/** What the goals on stories have in common: the module's launches, and where people read. */
abstract class StoryMojo extends TestMojo {

    @Inject
    private ConfiguredPlugins plugins;

    @Override
    final boolean isIntegration() {
        return false;
    }

    final List<LaunchSpec> launches(ModuleTests.Module module) {
        return plugins.read(module, false);
    }

    final RunRequest request(ModuleTests.Module module) {
        return request(module, SuiteOptions.NONE, tests());
    }

    static Console console(ModuleTests.Module module) {
        return MavenConsole.of(module.session().getRequest());
    }

    /** Fails the build, at its end, where something is wrong in a module. */
    static void done(ModuleTests.Module module, FailureText text, List<RedModule> parts) throws MojoFailureException {
        List<RedModule> wrong = parts.stream().filter(part -> part.tests() > 0).toList();
        ReactorVerdict.of(module, text).moduleDone(module, wrong, false);
    }
}
