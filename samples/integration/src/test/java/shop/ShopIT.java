package shop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ShopIT {

    @Test
    void runsWhileTheServerDoes() throws IOException {
        assertEquals("running\n", Files.readString(Path.of("target/server/state.txt")));
    }

    @Test
    void seesThePackagedShop() {
        assertTrue(Shop.place().endsWith(".jar"), Shop.place());
    }
}
