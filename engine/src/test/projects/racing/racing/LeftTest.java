package racing;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class LeftTest {

    @Test
    void uses() throws IOException, InterruptedException {
        Desk.use("left", "right");
    }
}
