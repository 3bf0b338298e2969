package dev.vivace.engine.command;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.Threads;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** A request that differs from the plain one in some of its parts. */
public final class Requests {

    private Optional<Isolation> isolation = RunRequest.plain(1).isolation();
    private OptionalInt workers = OptionalInt.empty();
    private Threads threads = Threads.NONE;
    private List<TestId> tests = List.of();
    private OrderChoice order = new OrderChoice.Natural();
    private Optional<String> select = Optional.empty();
    private Optional<String> memory = Optional.empty();
    private Optional<Path> out = Optional.empty();
    private boolean failFast;
    private double auditRate = RunRequest.plain(1).auditRate();
    private boolean verified = RunRequest.plain(1).verify();

    private Requests() {}

    static Requests plain() {
        return new Requests();
    }

    /** With this isolation, in this many JVMs. */
    public static RunRequest isolated(Optional<Isolation> isolation, OptionalInt workers) {
        return plain().isolation(isolation).workers(workers).request();
    }

    Requests isolation(Optional<Isolation> value) {
        isolation = value;
        return this;
    }

    Requests workers(OptionalInt value) {
        workers = value;
        return this;
    }

    Requests threads(Threads value) {
        threads = value;
        return this;
    }

    Requests test(String id) {
        tests = List.of(TestId.parse(id));
        return this;
    }

    Requests order(OrderChoice value) {
        order = value;
        return this;
    }

    Requests select(String value) {
        select = Optional.of(value);
        return this;
    }

    Requests memory(String value) {
        memory = Optional.of(value);
        return this;
    }

    Requests out(Path value) {
        out = Optional.of(value);
        return this;
    }

    Requests failFast() {
        failFast = true;
        return this;
    }

    Requests verified() {
        verified = true;
        return this;
    }

    Requests auditing(double rate) {
        auditRate = rate;
        return this;
    }

    RunRequest request() {
        RunRequest plain = RunRequest.plain(1);
        return new RunRequest(
                isolation,
                workers,
                threads,
                plain.stages(),
                select,
                tests,
                order,
                plain.runs(),
                plain.seed(),
                plain.timeout(),
                memory,
                plain.javaHome(),
                failFast,
                verified,
                auditRate,
                out,
                plain.json());
    }
}
