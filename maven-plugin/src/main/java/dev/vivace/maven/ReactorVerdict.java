package dev.vivace.maven;

import dev.vivace.engine.model.SuiteResult;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoFailureException;

/** What the modules of one build came to so far; red tests of one do not keep the others from running. */
final class ReactorVerdict {

    private final int modules;
    private final AtomicInteger done = new AtomicInteger();
    private final List<SuiteResult> red = new CopyOnWriteArrayList<>();

    private ReactorVerdict(int modules) {
        this.modules = modules;
    }

    /** The one that all modules of this build share, kept where Maven keeps what a plugin wants to remember. */
    static ReactorVerdict of(ModuleTests.Module module) {
        MavenSession session = module.session();
        MojoExecution execution = module.execution();
        Map<String, Object> shared = session.getPluginContext(
                execution.getMojoDescriptor().getPluginDescriptor(), session.getTopLevelProject());
        synchronized (shared) {
            return (ReactorVerdict) shared.computeIfAbsent(
                    "vivace." + execution.getGoal(),
                    key -> new ReactorVerdict(session.getProjects().size()));
        }
    }

    void add(SuiteResult suite) {
        if (!suite.red().isEmpty()) {
            red.add(suite);
        }
    }

    /** Throws at the end of the last module, or at once, if a test is red. */
    void moduleDone(boolean atOnce) throws MojoFailureException {
        boolean last = done.incrementAndGet() == modules;
        if (!red.isEmpty() && (last || atOnce)) {
            throw new MojoFailureException(summary());
        }
    }

    private String summary() {
        long tests = red.stream().mapToLong(suite -> suite.red().size()).sum();
        List<String> names = red.stream().map(SuiteResult::module).distinct().toList();
        return (tests == 1 ? "1 test is red in " : tests + " tests are red in ") + String.join(", ", names) + ".";
    }
}
