package dev.vivace.maven;

import dev.vivace.engine.command.BoostCommand;
import dev.vivace.engine.command.BoostCommand.ModuleBoosts;
import dev.vivace.engine.command.BoostListener;
import dev.vivace.engine.command.BoostRequest;
import dev.vivace.engine.command.DetectCommand;
import dev.vivace.engine.command.DetectCommand.ModuleFindings;
import dev.vivace.engine.command.DetectListener;
import dev.vivace.engine.command.DetectRequest;
import dev.vivace.engine.command.FixCommand;
import dev.vivace.engine.command.FixCommand.ModuleFixes;
import dev.vivace.engine.command.FixListener;
import dev.vivace.engine.command.FixRequest;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.terminal.SearchReport;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.inject.Inject;
import javax.inject.Singleton;
import org.apache.maven.plugin.MojoFailureException;

/** Searches one module of a reactor for tests whose verdict changes or whose fixtures cost time, and changes them. */
@Singleton
final class ModuleSearch {

    private final ConfiguredPlugins plugins;

    @Inject
    ModuleSearch(ConfiguredPlugins plugins) {
        this.plugins = plugins;
    }

    /** Fails the build, at its end, where there are findings. */
    void detect(ModuleTests.Module module, DetectRequest request, boolean quiet) throws MojoFailureException {
        List<LaunchSpec> launches = plugins.read(module, false);
        SearchReport report = report(module, quiet);
        DetectCommand command = new DetectCommand(request, DetectListener.showing(report), module.hasSiblings());
        List<ModuleFindings> found = watched(report, () -> command.run(launches), command::cancel);
        boolean lacksChosen = request.run().choosesTests() && found.isEmpty() && !areSkipped(launches);
        ReactorVerdict.of(module, FailureText.FINDINGS)
                .moduleDone(module, red(launches, found.stream().map(ModuleSearch::withFindings)), lacksChosen);
    }

    /** Fails the build, at its end, where a finding has no patch. */
    void fix(ModuleTests.Module module, FixRequest request, boolean quiet) throws MojoFailureException {
        List<LaunchSpec> launches = plugins.read(module, false);
        SearchReport report = report(module, quiet);
        FixCommand command = new FixCommand(request, FixListener.showing(report), module.hasSiblings());
        List<ModuleFixes> fixes = watched(report, () -> command.run(launches), command::cancel);
        boolean lacksChosen = request.choosesTests() && fixes.isEmpty() && !areSkipped(launches);
        ReactorVerdict.of(module, FailureText.UNFIXED)
                .moduleDone(module, red(launches, fixes.stream().map(ModuleSearch::withUnfixed)), lacksChosen);
    }

    /** Fails the build, at its end, where no module has a class that was named. */
    void boost(ModuleTests.Module module, BoostRequest request, boolean quiet) throws MojoFailureException {
        List<LaunchSpec> launches = plugins.read(module, false);
        SearchReport report = report(module, quiet);
        BoostCommand command = new BoostCommand(request, BoostListener.showing(report), module.hasSiblings());
        List<ModuleBoosts> boosts = watched(report, () -> command.run(launches), command::cancel);
        boolean lacksChosen = request.choosesTests() && boosts.isEmpty() && !areSkipped(launches);
        ReactorVerdict.of(module, FailureText.UNFIXED).moduleDone(module, List.of(), lacksChosen);
    }

    private static SearchReport report(ModuleTests.Module module, boolean quiet) {
        return new SearchReport(MavenConsole.of(module.session().getRequest()), quiet, module::commandForOrder);
    }

    private static <T> T watched(SearchReport report, Supplier<T> command, BooleanSupplier cancel) {
        Runnable heard = () -> report.notice("Interrupted: ending the search");
        try {
            return new Interruption(heard, report::abandon, cancel).during(command);
        } finally {
            report.abandon();
        }
    }

    private static boolean areSkipped(List<LaunchSpec> launches) {
        return !launches.isEmpty()
                && launches.stream().allMatch(launch -> launch.policy().skip().isPresent());
    }

    private static RedModule withFindings(ModuleFindings found) {
        return new RedModule(found.module(), found.result().findings().size());
    }

    private static RedModule withUnfixed(ModuleFixes fixes) {
        long unfixed =
                fixes.fixes().stream().filter(fix -> !fix.status().isGood()).count();
        return new RedModule(fixes.module(), Math.toIntExact(unfixed));
    }

    /** Where red tests leave the build green, findings do, too. */
    private static List<RedModule> red(List<LaunchSpec> launches, Stream<RedModule> modules) {
        boolean ignored = launches.stream().allMatch(launch -> launch.policy().failureIgnored());
        return modules.filter(module -> !ignored && module.tests() > 0).toList();
    }
}
