package dev.vivace.maven;

import dev.vivace.engine.command.DetectRequest;
import dev.vivace.engine.command.OptionText;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Finds tests of every module whose verdict depends on the order, or changes by chance, compiled first if need be. */
@Mojo(name = "detect", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
public final class DetectMojo extends TestMojo {

    /** How much the search of a module may cost: a number of orders, 200, or a time, 1h. */
    @Parameter(property = "vivace.budget")
    private String budget;

    /** How often both orders of a finding must show it in new JVMs. */
    @Parameter(property = "vivace.confirm")
    private String confirm;

    @Inject
    private ModuleSearch search;

    @Override
    void execute(ModuleTests.Module module) throws MojoFailureException {
        search.run(module, request(module), isQuiet());
    }

    @Override
    boolean isIntegration() {
        return false;
    }

    private DetectRequest request(ModuleTests.Module module) {
        return new DetectRequest(
                request(module, SuiteOptions.NONE),
                given(budget, OptionText::budget).orElse(DetectRequest.USUAL_BUDGET),
                given(confirm, text -> OptionText.count("confirmations", text))
                        .orElse(DetectRequest.USUAL_CONFIRMATIONS));
    }
}
