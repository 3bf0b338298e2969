package five;

import desk.Desk;
import org.junit.jupiter.api.Test;

class LeftTest {

    @Test
    void uses() throws InterruptedException {
        Desk.use();
    }
}
