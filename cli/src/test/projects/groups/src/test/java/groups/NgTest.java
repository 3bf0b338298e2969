package groups;

import static org.testng.Assert.assertEquals;

import org.testng.annotations.DataProvider;
import org.testng.annotations.Test;

public class NgTest {

    @DataProvider
    public Object[][] numbers() {
        return new Object[][] {{1}, {2}};
    }

    @Test(dataProvider = "numbers")
    public void counts(int number) {
        assertEquals(number, number);
    }

    @Test
    public void fails() {
        assertEquals("actual", "expected");
    }
}
