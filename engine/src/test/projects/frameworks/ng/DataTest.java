package ng;

import static org.testng.Assert.assertTrue;

import org.testng.annotations.DataProvider;
import org.testng.annotations.Test;

public class DataTest {

    @DataProvider
    public Object[][] values() {
        return new Object[][] {{1}, {0}};
    }

    @Test(dataProvider = "values", priority = 2)
    public void positive(int value) {
        assertTrue(value > 0);
    }

    @Test(priority = 1)
    public void passes() {}
}
