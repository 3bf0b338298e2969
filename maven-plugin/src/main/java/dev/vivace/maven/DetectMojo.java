package dev.vivace.maven;

import javax.inject.Inject;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Execute;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Finds tests of every module whose verdict depends on the order, or changes by chance, compiled first if need be. */
@Mojo(name = "detect", requiresDependencyResolution = ResolutionScope.TEST, threadSafe = true)
@Execute(phase = LifecyclePhase.PROCESS_TEST_CLASSES)
public final class DetectMojo extends SearchMojo {

    @Inject
    private ModuleSearch search;

    @Override
    void execute(ModuleTests.Module module) throws MojoFailureException {
        search.detect(module, search(module, tests()), isQuiet());
    }
}
