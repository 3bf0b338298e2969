package dev.vivace.maven;

import dev.vivace.engine.command.DetectRequest;
import dev.vivace.engine.command.OptionText;
import dev.vivace.engine.model.TestId;
import java.util.List;
import org.apache.maven.plugins.annotations.Parameter;

/** The options of goals that search among orders. */
abstract class SearchMojo extends TestMojo {

    /** How much the search of a module may cost: a number of orders, 200, or a time, 1h. */
    @Parameter(property = "vivace.budget")
    private String budget;

    /** How often both orders of a finding must show it in new JVMs. */
    @Parameter(property = "vivace.confirm")
    private String confirm;

    @Override
    final boolean isIntegration() {
        return false;
    }

    /** A search among these tests; among all where there is none. */
    final DetectRequest search(ModuleTests.Module module, List<TestId> tests) {
        return new DetectRequest(
                request(module, SuiteOptions.NONE, tests),
                given(budget, OptionText::budget).orElse(DetectRequest.USUAL_BUDGET),
                given(confirm, text -> OptionText.count("confirmations", text))
                        .orElse(DetectRequest.USUAL_CONFIRMATIONS));
    }
}
