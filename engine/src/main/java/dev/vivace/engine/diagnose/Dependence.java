package dev.vivace.engine.diagnose;

import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.Microscope;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** Tests and one that depends on them, with which it can be tried what has to be forgotten for it to do otherwise. */
final class Dependence {

    /** More than that is not worth a hint. */
    private static final int TRIALS = 60;

    private static final Duration TIME = Duration.ofSeconds(20);

    private final Microscope microscope;
    private final TestOrder earlier;
    private final TestOrder dependent;
    private final boolean red;
    private final InstantSource clock;
    private final Instant end;
    private int trials;
    private boolean cutShort;

    private Dependence(Microscope microscope, List<TestId> tests, boolean red, InstantSource clock) {
        int last = tests.size() - 1;
        this.microscope = microscope;
        this.earlier = new TestOrder(tests.subList(0, last));
        this.dependent = new TestOrder(tests.subList(last, last + 1));
        this.red = red;
        this.clock = clock;
        this.end = clock.instant().plus(TIME);
    }

    /**
     * Of a victim on its polluters, which make it red, or of a brittle test on those that prepare it. Not of a class:
     * what its tear-down sees is left by its own tests, too.
     */
    static Optional<Dependence> of(Finding finding, Microscope microscope, InstantSource clock) {
        boolean red = finding.kind() == Finding.Kind.VICTIM;
        List<TestId> tests = (red ? finding.failing() : finding.passing()).tests();
        return finding.isOrderDependent() && tests.size() > 1 && !finding.test().isClass()
                ? Optional.of(new Dependence(microscope, tests, red, clock))
                : Optional.empty();
    }

    TestOrder earlier() {
        return earlier;
    }

    TestOrder dependent() {
        return dependent;
    }

    /** Whether it is still to be seen if the tests are two requests, with nothing forgotten between them. */
    boolean isSeen() {
        return isRedWithout(List.of()).filter(answer -> answer == red).isPresent();
    }

    /** Whether the test does as if it were alone when these are forgotten before it runs. */
    boolean isUndoneWithout(List<Suspect> suspects) {
        return isRedWithout(suspects).filter(answer -> answer != red).isPresent();
    }

    /** Whether something was not tried any more. */
    boolean isCutShort() {
        return cutShort;
    }

    /** Empty where it did not run. */
    private Optional<Boolean> isRedWithout(List<Suspect> suspects) {
        cutShort |= trials++ >= TRIALS || clock.instant().isAfter(end);
        return cutShort
                ? Optional.empty()
                : microscope
                        .run(earlier, Suspect.forgotten(suspects), dependent)
                        .isRed(dependent.tests().get(0));
    }
}
