package labels;

import static org.testng.Assert.assertEquals;

import java.util.Locale;
import org.testng.annotations.Test;

public class LabelTest {

    @Test
    public void hasAKeyInLowerCase() {
        assertEquals(new Label("TITLE").key(), "title");
    }

    @Test
    public void shoutsInTurkish() {
        Locale.setDefault(new Locale("tr", "TR"));

        assertEquals(new Label("iyi").shouted(), "\u0130Y\u0130!");
    }
}
