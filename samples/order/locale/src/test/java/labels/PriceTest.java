package labels;

import static org.testng.Assert.assertEquals;

import java.util.Locale;
import org.testng.annotations.BeforeMethod;
import org.testng.annotations.Test;

public class PriceTest {

    @BeforeMethod
    public void speakEnglish() {
        Locale.setDefault(Locale.ENGLISH);
    }

    @Test
    public void hasTwoDecimals() {
        assertEquals(new Price(3.5).toString(), "3.50");
    }
}
