package dev.vivace.maven;

import dev.vivace.engine.command.OptionText;
import dev.vivace.engine.command.Sharding;
import dev.vivace.engine.model.Shard;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugins.annotations.Parameter;

/** The options that the goals which run one of several parts of the tests have in common with the command line. */
abstract class ShardSuiteMojo extends SuiteMojo {

    /** Which part this machine runs, from 1 on. */
    @Parameter(property = "vivace.index", required = true)
    private String index;

    /** How many machines share the tests. */
    @Parameter(property = "vivace.total", required = true)
    private String total;

    /** Only names the classes of this part, and runs nothing. */
    @Parameter(property = "vivace.list", defaultValue = "false")
    private boolean list;

    /** What the code is called, the same on every machine, where neither git nor the compiled classes tell. */
    @Parameter(property = "vivace.commit")
    private String commit;

    @Override
    final ModuleTests.Share share(ModuleTests.Module module) {
        return new ModuleTests.Share(Optional.of(sharding(module)), list);
    }

    @Override
    final Optional<Path> usualOut(ModuleTests.Module module) {
        String directory = isIntegration() ? shard().directoryOfIntegrationTests() : shard().directory();
        return Optional.of(root(module).resolve("target").resolve("vivace").resolve(directory));
    }

    private Shard shard() {
        return Shard.of(OptionText.index("shard", index), OptionText.count("shards", total));
    }

    private static Path root(ModuleTests.Module module) {
        return Path.of(module.session().getExecutionRootDirectory());
    }

    /** One for the whole build, as each module goes on where the last one stopped; but none waits for others with -T. */
    private Sharding sharding(ModuleTests.Module module) {
        MavenSession session = module.session();
        Sharding all = ofBuild(module);
        return session.getRequest().getDegreeOfConcurrency() > 1
                ? all.ofModule(session.getProjects().indexOf(module.project()))
                : all;
    }

    private Sharding ofBuild(ModuleTests.Module module) {
        Optional<String> named = Optional.ofNullable(commit).filter(text -> !text.isBlank());
        MavenSession session = module.session();
        Map<String, Object> shared = session.getPluginContext(
                module.execution().getMojoDescriptor().getPluginDescriptor(), session.getTopLevelProject());
        synchronized (shared) {
            return (Sharding) shared.computeIfAbsent(
                    "vivace.sharding." + module.execution().getGoal(),
                    key -> Sharding.of(shard(), root(module), named));
        }
    }
}
