package dev.vivace.maven;

import java.util.Objects;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.PluginExecution;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.PluginParameterExpressionEvaluator;
import org.codehaus.plexus.component.configurator.expression.ExpressionEvaluationException;
import org.codehaus.plexus.util.xml.Xpp3Dom;

/**
 * Whether red integration tests leave the build green. It is a parameter of Failsafe's goal {@code verify}, which is not
 * run here, and not of {@code integration-test}, which is read.
 */
final class IgnoredFailures {

    private static final String PARAMETER = "testFailureIgnore";
    private static final String DEFAULT = "${maven.test.failure.ignore}";

    private IgnoredFailures() {}

    /** What the {@code verify} of the plugin that this execution belongs to would be told. */
    static boolean of(MojoExecution integrationTest, MavenSession session) {
        String configured = integrationTest.getPlugin().getExecutions().stream()
                .filter(execution -> execution.getGoals().contains("verify"))
                .map(IgnoredFailures::configured)
                .findFirst()
                .orElse(DEFAULT);
        try {
            Object value = new PluginParameterExpressionEvaluator(session, integrationTest).evaluate(configured);
            return Boolean.parseBoolean(Objects.toString(value));
        } catch (ExpressionEvaluationException e) {
            throw new IllegalStateException("Maven cannot evaluate " + configured, e);
        }
    }

    private static String configured(PluginExecution verify) {
        Xpp3Dom value = verify.getConfiguration() instanceof Xpp3Dom dom ? dom.getChild(PARAMETER) : null;
        return value == null || value.getValue() == null ? DEFAULT : value.getValue();
    }
}
