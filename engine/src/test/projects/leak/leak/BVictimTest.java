package leak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;

class BVictimTest {

    @Test
    void isRegistered() {
        assertEquals(Integer.class, Registry.find("int"));
    }

    @Test
    void isConfigured() {
        Registry.find("int");
        assertNull(System.getProperty("leak.mode"));
    }

    @Test
    void speaks() {
        assertNotEquals("tlh", Locale.getDefault().toLanguageTag());
    }

    @Test
    void travels() {
        assertNotEquals("GMT+05:00", TimeZone.getDefault().getID());
    }

    @Test
    void flips() {
        Registry.find("int");
        assertEquals(0, Coin.HEADS.seen);
    }

    @Test
    void isClosed() {
        assertFalse(Registry.open);
    }

    @Test
    void isCleanFromNowOn() {
        boolean dirty = Registry.dirty;
        Registry.dirty = false;
        assertFalse(dirty);
    }
}
