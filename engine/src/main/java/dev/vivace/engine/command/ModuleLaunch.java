package dev.vivace.engine.command;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.MethodFilter;
import dev.vivace.engine.run.Leftovers;
import dev.vivace.engine.run.WorkerSettings;
import java.util.function.Consumer;

/**
 * One module, launched as the project says and the request wants it.
 *
 * @param request what is asked for
 * @param spec how the tests are launched
 * @param onlyModule whether there is no other that a test could be in
 */
record ModuleLaunch(RunRequest request, LaunchSpec spec, boolean onlyModule) {

    static ModuleLaunch of(RunRequest request, LaunchSpec module, boolean onlyModule) {
        LaunchSpec selected = request.select().map(module::withTest).orElse(module);
        LaunchSpec adapted = request.javaHome()
                .map(home -> selected.withJvm(selected.jvm().withJavaHome(home)))
                .orElse(selected);
        return new ModuleLaunch(request, adapted, onlyModule);
    }

    ModuleFiles files() {
        return new ModuleFiles(spec, onlyModule, request.out());
    }

    /** The tests that project and user want. */
    WantedTests wanted() {
        return new WantedTests(MethodFilter.of(spec.selection()), request.tests(), onlyModule);
    }

    /** Files that its tests leave behind from now on. */
    Leftovers leftovers(Consumer<String> notice) {
        return Leftovers.of(spec, files().out(), notice);
    }

    /** So many workers at most, which forget so much between orders. */
    WorkerSettings workers(int count, Isolation isolation) {
        WorkerSettings plain = WorkerSettings.plain(files().output())
                .withWorkers(count)
                .withIsolation(isolation)
                .withCache(CacheDirectory.ofThisUser());
        WorkerSettings timed = request.timeout().map(plain::withTimeout).orElse(plain);
        return request.workerMemory().map(timed::withMemory).orElse(timed);
    }
}
