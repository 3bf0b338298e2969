package hostile;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Uses up what there is. */
class MemoryTest {

    @Test
    @Expect(value = "crashed", says = "java.lang.OutOfMemoryError")
    void runsOutOfHeap() {
        List<long[]> hoard = new ArrayList<>();
        while (true) {
            hoard.add(new long[100_000]);
        }
    }

    @Test
    @Expect(value = "errored", says = "java.lang.StackOverflowError")
    void overflowsTheStack() {
        overflowsTheStack();
    }

    @Test
    @Expect("passed")
    void neighbour() {}
}
