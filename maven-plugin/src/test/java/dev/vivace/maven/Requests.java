package dev.vivace.maven;

import dev.vivace.engine.command.RunRequest;
import dev.vivace.engine.model.Isolation;
import java.util.Optional;

/** Requests that differ from the plain one. */
final class Requests {

    private Requests() {}

    static RunRequest isolated(Optional<Isolation> isolation) {
        RunRequest plain = RunRequest.plain(1);
        return new RunRequest(
                isolation,
                plain.workers(),
                plain.threads(),
                plain.stages(),
                plain.select(),
                plain.tests(),
                plain.order(),
                plain.runs(),
                plain.seed(),
                plain.timeout(),
                plain.workerMemory(),
                plain.javaHome(),
                plain.failFast(),
                plain.verify(),
                plain.auditRate(),
                plain.out(),
                plain.json());
    }
}
