package racing;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class RightTest {

    @Test
    void uses() throws IOException, InterruptedException {
        Desk.use("right", "left");
    }
}
