package mail;

import static org.junit.Assert.assertEquals;

import org.junit.After;
import org.junit.Before;
import org.junit.Test;

public class SettingsTest {

    @Before
    public void configure() {
        System.setProperty(Settings.FROM, "orders@shop.example");
    }

    @After
    public void forget() {
        System.clearProperty(Settings.FROM);
    }

    @Test
    public void readsTheAddress() {
        assertEquals("orders@shop.example", Settings.from());
    }
}
