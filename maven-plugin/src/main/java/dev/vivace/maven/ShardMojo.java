package dev.vivace.maven;

import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Runs one of several parts of the tests of every module as its Surefire is configured, compiled first if need be. */
@Mojo(name = "shard", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
public final class ShardMojo extends ShardSuiteMojo {

    @Override
    boolean isIntegration() {
        return false;
    }
}
