package dev.vivace.engine.detect;

import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.util.Optional;

/** How often one order showed its last test to pass, and to be red. */
record Runs(int passed, int red) {

    static Runs of(Trials runner, TestId test, TestOrder order, int times) {
        Runs runs = new Runs(0, 0);
        for (int i = 0; i < times; i++) {
            Optional<Boolean> isRed = runner.isRed(test, order);
            if (isRed.isPresent()) {
                runs = runs.and(isRed.get() ? new Runs(0, 1) : new Runs(1, 0));
            }
        }
        return runs;
    }

    boolean isMixed() {
        return passed > 0 && red > 0;
    }

    double rate() {
        return (double) red / Math.max(1, passed + red);
    }

    Runs and(Runs others) {
        return new Runs(passed + others.passed, red + others.red);
    }
}
