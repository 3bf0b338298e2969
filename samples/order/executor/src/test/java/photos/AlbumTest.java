package photos;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class AlbumTest {

    @Test
    void scalesEveryPhoto() throws Exception {
        assertEquals(List.of(64, 120), new Album(List.of(640, 1200)).thumbnails());
    }
}
