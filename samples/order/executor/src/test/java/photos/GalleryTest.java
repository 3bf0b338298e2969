package photos;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class GalleryTest {

    private final Gallery gallery = new Gallery();

    @Test
    void isOpenAtFirst() {
        assertTrue(gallery.isOpen());
    }

    @Nested
    class WhenClosed {

        @BeforeEach
        void close() {
            gallery.close();
        }

        @Test
        void scalesNoMore() {
            assertFalse(gallery.isOpen());
        }
    }
}
