package leak;

import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;

class APolluterTest {

    @Test
    void registers() {
        Registry.find("int");
        Registry.parsers.clear();
    }

    @Test
    void configures() {
        System.setProperty("leak.other", "left");
        System.setProperty("leak.mode", "strict");
        Registry.find("int");
    }

    @Test
    void speaks() {
        System.setProperty("leak.other", "left");
        Locale.setDefault(Locale.forLanguageTag("tlh"));
    }

    @Test
    void travels() {
        TimeZone.setDefault(TimeZone.getTimeZone("GMT+05:00"));
    }

    @Test
    void flips() {
        Registry.find("int");
        Coin.HEADS.seen++;
    }

    @Test
    void toggles() {
        Registry.open = !Registry.open;
    }

    @Test
    void dirties() {
        Registry.dirty = true;
    }
}
