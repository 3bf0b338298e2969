package dev.vivace.maven;

import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Runs one of several parts of the integration tests of every module, between what surrounds them in a build. */
@Mojo(name = "shard-it", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(lifecycle = "vivace-it", phase = LifecyclePhase.PRE_INTEGRATION_TEST)
public final class ShardIntegrationTestsMojo extends ShardSuiteMojo {

    @Override
    boolean isIntegration() {
        return true;
    }
}
