package reports;

import static org.testng.Assert.assertEquals;

import org.testng.SkipException;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.DataProvider;
import org.testng.annotations.Test;

public class PlainTest {

    @BeforeClass
    public void before() {
        System.out.println("before class");
    }

    @Test(description = "passes with a description")
    public void passes() {
        System.out.println("passing");
    }

    @Test
    public void fails() {
        assertEquals(1, 2, "one is not two");
    }

    @Test
    public void errors() {
        throw new IllegalStateException("error");
    }

    @Test
    public void skips() {
        throw new SkipException("skipped by itself");
    }

    @Test(enabled = false)
    public void disabled() {}

    @Test(dependsOnMethods = "fails")
    public void dependsOnRed() {}

    @DataProvider
    public Object[][] numbers() {
        return new Object[][] {{1, "one"}, {2, "two"}};
    }

    @Test(dataProvider = "numbers")
    public void provided(int number, String word) {
        assertEquals(number, 1);
    }

    @Test(invocationCount = 2)
    public void repeated() {}
}
