package dev.vivace.maven;

import dev.vivace.engine.command.BoostRequest;
import dev.vivace.engine.command.OptionText;
import dev.vivace.engine.model.MinSaving;
import java.util.List;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Writes a verified patch for each test class of every module whose fixtures cost time, compiled first if need be. */
@Mojo(name = "boost", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
public final class BoostMojo extends TestMojo {

    /** Whether sources are changed as the verified patches say. */
    @Parameter(property = "vivace.apply", defaultValue = "false")
    private boolean apply;

    /** Whether classes are tried, too, whose fixtures take too little. */
    @Parameter(property = "vivace.all", defaultValue = "false")
    private boolean all;

    /** Whether all fixtures of a class are moved, even where moving the costly part of them would do. */
    @Parameter(property = "vivace.whole", defaultValue = "false")
    private boolean whole;

    /** What a patch has to save: 5%, 200ms, or 5%,200ms for both. */
    @Parameter(property = "vivace.min-saving")
    private String minSaving;

    /** How long a class may be searched and checked, for example 4m. */
    @Parameter(property = "vivace.budget")
    private String budget;

    /** Whether the lines are compared that tests reach without and with a patch. */
    @Parameter(property = "vivace.check-coverage", defaultValue = "true")
    private boolean checkCoverage;

    /** Whether faults in the program are compared that tests notice: up to 100 of those that PIT makes. */
    @Parameter(property = "vivace.check-mutants", defaultValue = "false")
    private boolean checkMutants;

    @Inject
    private ModuleSearch search;

    @Override
    boolean isIntegration() {
        return false;
    }

    @Override
    void execute(ModuleTests.Module module) throws MojoFailureException {
        search.boost(module, request(module), isQuiet());
    }

    private BoostRequest request(ModuleTests.Module module) {
        return new BoostRequest(
                request(module, SuiteOptions.NONE, List.of()),
                tests(),
                whole,
                given(minSaving, OptionText::minSaving).orElse(MinSaving.USUAL),
                given(budget, OptionText::duration).orElse(BoostRequest.USUAL_LIMIT),
                checkCoverage,
                checkMutants,
                all,
                apply);
    }
}
