package dev.vivace.maven;

import dev.vivace.engine.command.DetectCommand;
import dev.vivace.engine.command.DetectCommand.ModuleFindings;
import dev.vivace.engine.command.DetectListener;
import dev.vivace.engine.command.DetectRequest;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.terminal.SearchReport;
import java.util.List;
import javax.inject.Inject;
import javax.inject.Singleton;
import org.apache.maven.plugin.MojoFailureException;

/** Searches one module of a reactor for tests whose verdict changes. */
@Singleton
final class ModuleSearch {

    private final ConfiguredPlugins plugins;

    @Inject
    ModuleSearch(ConfiguredPlugins plugins) {
        this.plugins = plugins;
    }

    void run(ModuleTests.Module module, DetectRequest request, boolean quiet) throws MojoFailureException {
        List<LaunchSpec> launches = plugins.read(module, false);
        List<ModuleFindings> found = search(module, launches, request, quiet);
        boolean lacksChosen = request.run().choosesTests() && found.isEmpty() && !areSkipped(launches);
        ReactorVerdict.of(module, FailureText.FINDINGS).moduleDone(module, red(launches, found), lacksChosen);
    }

    private static List<ModuleFindings> search(
            ModuleTests.Module module, List<LaunchSpec> launches, DetectRequest request, boolean quiet) {
        SearchReport report =
                new SearchReport(MavenConsole.of(module.session().getRequest()), quiet, module::commandForOrder);
        DetectCommand command = new DetectCommand(request, DetectListener.showing(report), module.hasSiblings());
        try {
            return new Interruption(
                            () -> report.notice("Interrupted: ending the search"), report::abandon, command::cancel)
                    .during(() -> command.run(launches));
        } finally {
            report.abandon();
        }
    }

    private static boolean areSkipped(List<LaunchSpec> launches) {
        return !launches.isEmpty()
                && launches.stream().allMatch(launch -> launch.policy().skip().isPresent());
    }

    /** Where red tests leave the build green, findings do, too. */
    private static List<RedModule> red(List<LaunchSpec> launches, List<ModuleFindings> found) {
        boolean ignored = launches.stream().allMatch(launch -> launch.policy().failureIgnored());
        return found.stream()
                .filter(module -> !ignored && !module.result().findings().isEmpty())
                .map(module -> new RedModule(
                        module.module(), module.result().findings().size()))
                .toList();
    }
}
