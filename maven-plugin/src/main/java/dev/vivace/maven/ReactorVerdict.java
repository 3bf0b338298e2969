package dev.vivace.maven;

import dev.vivace.engine.model.Problem;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.MojoFailureException;

/** What the modules of one build came to so far; what is wrong in one does not keep the others from running. */
final class ReactorVerdict {

    private final int modules;
    private final FailureText text;
    private final Set<String> done = new HashSet<>();
    private final List<RedModule> red = new ArrayList<>();
    private boolean noneFound = true;

    ReactorVerdict(int modules, FailureText text) {
        this.modules = modules;
        this.text = text;
    }

    /** The one that all modules of this build share, kept where Maven keeps what a plugin wants to remember. */
    static ReactorVerdict of(ModuleTests.Module module, FailureText text) {
        MavenSession session = module.session();
        MojoExecution execution = module.execution();
        Map<String, Object> shared = session.getPluginContext(
                execution.getMojoDescriptor().getPluginDescriptor(), session.getTopLevelProject());
        synchronized (shared) {
            return (ReactorVerdict) shared.computeIfAbsent(
                    "vivace." + execution.getGoal(),
                    key -> new ReactorVerdict(session.getProjects().size(), text));
        }
    }

    /** One whose pom says that we run fails at once: nobody knows which other modules will come by. */
    void moduleDone(ModuleTests.Module module, List<RedModule> redParts, boolean lacksChosen)
            throws MojoFailureException {
        if (module.isBoundToLifecycle()) {
            text.failIfAny(redParts);
        } else {
            moduleDone(module.project().getId(), redParts, lacksChosen);
        }
    }

    /**
     * Throws at the end of the last module if any was red, or none has the tests that were chosen.
     *
     * @param module that is through; one that several executions go through counts once
     * @param redParts what of it makes the build red
     * @param lacksChosen whether tests were chosen by name and it has none of them
     */
    synchronized void moduleDone(String module, List<RedModule> redParts, boolean lacksChosen)
            throws MojoFailureException {
        done.add(module);
        red.addAll(redParts);
        noneFound &= lacksChosen;
        if (done.size() == modules) {
            text.failIfAny(red);
            failIfNoneFound();
        }
    }

    private void failIfNoneFound() throws MojoFailureException {
        if (noneFound) {
            throw new MojoFailureException(Problem.of("No module has a test that was chosen")
                    .tryThis("other values of vivace.select, vivace.test or vivace.order")
                    .text());
        }
    }
}
