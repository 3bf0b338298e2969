package dev.vivace.engine.suite;

import dev.vivace.engine.model.Compilation;
import dev.vivace.engine.model.Pace;
import dev.vivace.engine.run.Runners;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;

/** Measures how fast the parts of a plan run when they first do, without what is asked again. */
final class PaceMeter {

    private final Runners runners;
    private final SuitePlan plan;
    private final Instant start = Instant.now();
    private final Duration cpuBefore;
    private Duration asking = Duration.ZERO;
    private int lanes;
    private Optional<Pace> pace = Optional.empty();

    /** Begins now. */
    PaceMeter(Runners runners, SuitePlan plan) {
        this.runners = runners;
        this.plan = plan;
        this.cpuBefore = runners.cpu(plan.isolation());
    }

    /** Does something that is not to be measured, while nothing else is being done. */
    <T> T apart(Supplier<T> question) {
        Instant begin = Instant.now();
        T answer = question.get();
        asking = asking.plus(Duration.between(begin, Instant.now()));
        return answer;
    }

    /**
     * So much ran, at the end of a schedule; only the first one is measured, and only where it left nothing. A first lane
     * that ran alone for a while says little about several.
     */
    void ends(Schedule schedule) {
        boolean comparable = lanes == 0
                && schedule.isAll()
                && (schedule.lanes() == 1 || !plan.sideBySide().tentative());
        lanes = Math.max(lanes, schedule.lanes());
        pace = comparable ? Optional.of(measured()) : Optional.empty();
    }

    private Pace measured() {
        int tests = plan.parts().stream()
                .filter(part -> !plan.isAskedAtTheEnd(part))
                .mapToInt(part -> part.tests().size())
                .sum();
        return new Pace(
                plan.sideBySide().tentative() ? lanes : plan.lanes(),
                Compilation.FULL,
                tests,
                Duration.between(start, Instant.now()).minus(asking),
                runners.cpu(plan.isolation()).minus(cpuBefore));
    }

    /** How many lanes had something to do. */
    int lanes() {
        return lanes;
    }

    /** As if JVMs had compiled in full; empty where it says nothing about the next time. */
    Optional<Pace> pace() {
        return pace;
    }
}
