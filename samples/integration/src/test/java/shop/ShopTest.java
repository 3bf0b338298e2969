package shop;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ShopTest {

    @Test
    void runsWithoutTheServer() {
        assertFalse(Files.exists(Path.of("target/server/state.txt")));
    }
}
