package dev.vivace.maven;

import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Runs the integration tests of every module as its Failsafe is configured, between what surrounds them in a build. */
@Mojo(name = "run-it", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(lifecycle = "vivace-it", phase = LifecyclePhase.PRE_INTEGRATION_TEST)
public final class RunIntegrationTestsMojo extends SuiteMojo {

    @Override
    boolean isIntegration() {
        return true;
    }
}
