package dev.vivace.maven;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.MojoFacts;
import dev.vivace.engine.project.SurefireReading;
import java.util.ArrayList;
import java.util.List;
import javax.inject.Inject;
import javax.inject.Singleton;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.lifecycle.LifecycleExecutor;
import org.apache.maven.plugin.BuildPluginManager;
import org.apache.maven.plugin.MavenPluginManager;
import org.apache.maven.plugin.Mojo;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.project.MavenProject;

/** Lets Maven configure the Surefire and Failsafe of the module that it is building, without running them. */
@Singleton
final class ConfiguredPlugins {

    private static final String TEAR_DOWN = "post-integration-test";

    private final LifecycleExecutor lifecycle;
    private final MavenPluginManager mojos;
    private final BuildPluginManager plugins;
    private final MojoReader reader;

    @Inject
    ConfiguredPlugins(
            LifecycleExecutor lifecycle, MavenPluginManager mojos, BuildPluginManager plugins, MojoReader reader) {
        this.lifecycle = lifecycle;
        this.mojos = mojos;
        this.plugins = plugins;
        this.reader = reader;
    }

    /** How each execution of the plugin would launch tests; none where the module's packaging has no such thing. */
    List<LaunchSpec> read(ModuleTests.Module module, boolean integration) {
        List<LaunchSpec> launches = new ArrayList<>();
        inExecutedProject(module, project -> {
            for (MojoExecution execution : plan(module.session(), integration ? TEAR_DOWN : "test")) {
                if (integration ? MojoReader.isFailsafe(execution) : MojoReader.isSurefire(execution)) {
                    launches.add(SurefireReading.of(read(execution, project, module.session())));
                }
            }
        });
        return launches;
    }

    /** Ends what was started for integration tests. */
    void tearDown(ModuleTests.Module module) {
        inExecutedProject(module, project -> {
            for (MojoExecution execution : plan(module.session(), TEAR_DOWN)) {
                if (TEAR_DOWN.equals(execution.getLifecyclePhase())) {
                    plugins.executeMojo(module.session(), execution);
                }
            }
        });
    }

    private interface Work {
        void on(MavenProject executed) throws Exception;
    }

    /**
     * Plugins that ran before us changed the copy of the project for which Maven built up to our phase: JaCoCo's
     * argLine is there and nowhere else.
     */
    private static void inExecutedProject(ModuleTests.Module module, Work work) {
        MavenProject executed = module.project().getExecutionProject();
        MavenSession session = module.session();
        try {
            session.setCurrentProject(executed);
            // The last plugin that ran may have needed fewer dependencies than tests do.
            executed.setArtifactFilter(artifact -> true);
            work.on(executed);
        } catch (Problem problem) {
            throw problem;
        } catch (Exception e) {
            throw Problem.of("Maven cannot configure the tests of " + executed.getArtifactId() + ".")
                    .detail(String.valueOf(e.getMessage()));
        } finally {
            session.setCurrentProject(module.project());
        }
    }

    private List<MojoExecution> plan(MavenSession session, String phase) throws Exception {
        return lifecycle.calculateExecutionPlan(session, true, phase).getMojoExecutions();
    }

    private MojoFacts read(MojoExecution execution, MavenProject project, MavenSession session) throws Exception {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(
                plugins.getPluginRealm(session, execution.getMojoDescriptor().getPluginDescriptor()));
        Mojo mojo = mojos.getConfiguredMojo(Mojo.class, session, execution);
        try {
            return reader.read(mojo, execution, project, session);
        } finally {
            mojos.releaseMojo(mojo, execution);
            thread.setContextClassLoader(before);
        }
    }
}
