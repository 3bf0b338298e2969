package dev.vivace.maven;

import dev.vivace.engine.command.RunCommand;
import dev.vivace.engine.command.RunCommand.ModuleOutcome;
import dev.vivace.engine.command.RunCommand.RunOutcome;
import dev.vivace.engine.command.RunRequest;
import dev.vivace.engine.command.Sharding;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.terminal.TerminalReport;
import dev.vivace.engine.report.terminal.TerminalReport.Amount;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.inject.Inject;
import javax.inject.Singleton;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.project.MavenProject;

/** Runs the tests of one module of a reactor. */
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

        /** Whether a pom says that we run. */
        boolean isBoundToLifecycle() {
            return execution.getSource() == MojoExecution.Source.LIFECYCLE;
        }

        boolean isPartOfReactor() {
            return session.getAllProjects().size() > 1;
        }

        /** Whether others come by in this build, too. */
        boolean hasSiblings() {
            return session.getProjects().size() > 1;
        }

        /** Those with code that this build may not have come to yet. */
        private List<MavenProject> others() {
            List<MavenProject> all = session.getProjects();
            boolean oneByOne = session.getRequest().getDegreeOfConcurrency() <= 1;
            return all.subList(oneByOne ? all.indexOf(project) + 1 : 0, all.size()).stream()
                    .filter(other -> !other.getPackaging().equals("pom"))
                    .toList();
        }

        private boolean isPackagedLater() {
            return isBoundToLifecycle() || PackagedFork.comesAgain(session.getGoals(), execution.getGoal());
        }

        /** The command that runs one test of this module again. */
        String commandFor(TestId test, RunRequest request) {
            return commandAgain().of(test, request.orderFile(), session.getRequest());
        }

        /** The command that runs the tests of a file again. */
        String commandForOrder(Path file) {
            return commandAgain().ofOrder(file, session.getRequest());
        }

        private CommandAgain commandAgain() {
            return CommandAgain.of(execution, project.getArtifactId(), isPartOfReactor(), session.getGoals());
        }
    }

    /**
     * What this machine does with a module.
     *
     * @param sharding takes its part; empty for all of it
     * @param listed whether the part is only listed
     */
    record Share(Optional<Sharding> sharding, boolean listed) {

        static final Share ALL = new Share(Optional.empty(), false);

        RunCommand of(RunCommand command) {
            return sharding.map(command::shared).orElse(command);
        }

        /** Tells whoever puts shards together that what they find of this module is of this build. */
        private void begin(Module module, RunRequest request) {
            sharding.filter(shares -> !listed)
                    .ifPresent(shares -> files(module.project(), request).ifPresent(shares::begin));
        }

        /** Tells them that this build ends here; modules that it runs all the same say otherwise. */
        private void stop(Module module, RunRequest request) {
            sharding.ifPresent(shares -> module.others().forEach(other -> files(other, request)
                    .ifPresent(files -> shares.writeNotBegun(
                            other.getGroupId() + ":" + other.getArtifactId(),
                            other.getBasedir().toPath(),
                            files))));
        }

        private static Optional<Path> files(MavenProject project, RunRequest request) {
            return request.out().map(out -> out.resolve(project.getArtifactId()));
        }

        /** Whether tests were found that are not for us. */
        boolean leavesTests() {
            return sharding.filter(Sharding::hasTests).isPresent();
        }
    }

    void run(Module module, RunRequest request, Share share, boolean integration, boolean quiet)
            throws MojoFailureException {
        share.begin(module, request);
        if (integration && !module.isPackagedLater()) {
            PackagedFork.of(module.project()).handOver();
        }
        List<LaunchSpec> launches = plugins.read(module, integration);
        RunOutcome outcome;
        try {
            outcome = share.listed()
                    ? list(module, launches, request, share)
                    : run(module, launches, request, share, quiet);
        } finally {
            if (integration) {
                plugins.tearDown(module);
            }
        }
        List<RedModule> red = red(outcome);
        if (request.failFast() && !red.isEmpty()) {
            share.stop(module, request);
            FailureText.RED_TESTS.failIfAny(red);
        }
        boolean skipped = outcome.modules().isEmpty() && !launches.isEmpty();
        boolean lacksChosen = request.choosesTests() && outcome.isEmpty() && !skipped && !share.leavesTests();
        ReactorVerdict.of(module, FailureText.RED_TESTS).moduleDone(module, red, lacksChosen);
    }

    /** The suites that make the build red. */
    private static List<RedModule> red(RunOutcome outcome) {
        return outcome.modules().stream()
                .filter(ModuleOutcome::isRed)
                .map(ModuleOutcome::result)
                .map(suite -> new RedModule(suite.module(), suite.red().size()))
                .toList();
    }

    private static RunOutcome list(Module module, List<LaunchSpec> launches, RunRequest request, Share share) {
        SuiteListener listener = new SuiteListener() {
            @Override
            public void notice(String sentence) {
                System.out.println("Note: " + sentence);
            }
        };
        share.of(command(module, request, listener)).list(launches).forEach(listed -> {
            System.out.println("# " + listed.module());
            listed.classes().forEach(System.out::println);
        });
        return new RunOutcome(List.of());
    }

    private static RunOutcome run(
            Module module, List<LaunchSpec> launches, RunRequest request, Share share, boolean quiet) {
        TerminalReport report = TerminalReport.start(
                MavenConsole.of(module.session().getRequest()),
                quiet ? Amount.QUIET : Amount.USUAL,
                test -> module.commandFor(test, request));
        RunCommand command = share.of(command(module, request, report));
        RunOutcome outcome;
        try {
            outcome = new Interruption(report::stopping, report::interrupt, command::cancel)
                    .during(() -> command.run(launches));
        } catch (RuntimeException | Error e) {
            report.abandon();
            throw e;
        }
        if (outcome.isEmpty()) {
            report.abandon();
        } else {
            report.finish();
        }
        if (outcome.differs()) {
            throw new IllegalStateException("Some verdicts are not those of the reference; they are named above");
        }
        return outcome;
    }

    private static RunCommand command(Module module, RunRequest request, SuiteListener listener) {
        return module.hasSiblings() ? RunCommand.partOfReactor(request, listener) : new RunCommand(request, listener);
    }
}
