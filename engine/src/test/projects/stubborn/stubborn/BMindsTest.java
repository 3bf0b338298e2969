package stubborn;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class BMindsTest {

    @Test
    void isNotInTheJvmOfThatThread() {
        assertTrue(Thread.getAllStackTraces().keySet().stream()
                .noneMatch(thread -> thread.getName().equals("stubborn")));
    }
}
