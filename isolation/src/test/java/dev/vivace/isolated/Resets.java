package dev.vivace.isolated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolation.Isolation;
import dev.vivace.isolation.runtime.Taint;
import java.util.List;

/** What tests of the boundary do with it. */
final class Resets {

    private Resets() {}

    /** Whatever is done is undone by a reset, every time, and without a taint. */
    static void undo(Action pollute, Action check) throws Exception {
        Isolation.remember();
        for (int i = 0; i < 2; i++) {
            pollute.run();
            assertThat(taintsOf(Isolation::reset)).isEmpty();
            check.run();
        }
    }

    /** What new taints came of it. */
    static List<Taint> taintsOf(Runnable action) {
        int before = Isolation.taints().size();
        action.run();
        List<Taint> taints = Isolation.taints();
        return taints.subList(before, taints.size());
    }

    /** May fail in any way. */
    interface Action {
        void run() throws Exception;
    }
}
