package dev.vivace.maven;

import dev.vivace.engine.command.FixRequest;
import dev.vivace.engine.command.FixRequest.KnownOrders;
import dev.vivace.engine.command.OptionText;
import dev.vivace.engine.model.PatchPlace;
import dev.vivace.engine.model.Problem;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Writes a verified patch for each test of every module that depends on the order, compiled first if need be. */
@Mojo(name = "fix", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
public final class FixMojo extends SearchMojo {

    /** Whether sources are changed as the verified patches say. */
    @Parameter(property = "vivace.apply", defaultValue = "false")
    private boolean apply;

    /** Where patches go: victim, polluter or auto. */
    @Parameter(property = "vivace.at")
    private String at;

    /** Whether every test that breaks, cleans or prepares is named, not just a few. */
    @Parameter(property = "vivace.all", defaultValue = "false")
    private boolean all;

    /** An order in which the one test of vivace.test passes, in the place of a search. */
    @Parameter(property = "vivace.passing")
    private String passing;

    /** An order in which it is red. */
    @Parameter(property = "vivace.failing")
    private String failing;

    @Inject
    private ModuleSearch search;

    @Override
    void execute(ModuleTests.Module module) throws MojoFailureException {
        search.fix(module, request(module), isQuiet());
    }

    private FixRequest request(ModuleTests.Module module) {
        return new FixRequest(
                search(module, List.of()),
                tests(),
                orders(),
                given(at, OptionText::patchPlace).orElse(PatchPlace.AUTO),
                all,
                FixRequest.USUAL_SHUFFLED,
                apply);
    }

    private Optional<KnownOrders> orders() {
        Optional<Path> passes = given(passing, placeOf("vivace.passing")::resolve);
        Optional<Path> fails = given(failing, placeOf("vivace.failing")::resolve);
        if (passes.isPresent() != fails.isPresent()) {
            throw Problem.of("vivace.passing and vivace.failing belong together.")
                    .tryThis("both, each with a file that has a test id per line");
        }
        return passes.map(file -> new KnownOrders(file, fails.orElseThrow()));
    }
}
