package dev.vivace.engine.command;

import dev.vivace.engine.model.Isolation;
import java.util.Optional;
import java.util.OptionalInt;

/** Requests that differ from the plain one. */
final class Requests {

    private Requests() {}

    static RunRequest isolated(Optional<Isolation> isolation, OptionalInt workers) {
        RunRequest plain = RunRequest.plain(1);
        return new RunRequest(
                isolation,
                workers,
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
