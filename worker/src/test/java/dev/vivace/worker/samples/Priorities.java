package dev.vivace.worker.samples;

import org.testng.annotations.BeforeClass;
import org.testng.annotations.DataProvider;
import org.testng.annotations.Test;

/** A TestNG class that insists on an order of its own. */
public class Priorities {

    @BeforeClass
    public void setUp() {
        System.out.println("set up");
    }

    @Test(priority = 1)
    public void a() {}

    @Test(priority = 2)
    public void b() {}

    @Test(priority = 3)
    public void c() {}

    @Test(dataProvider = "values", priority = 4)
    public void provided(String value) {}

    @DataProvider
    public static Object[][] values() {
        return new Object[][] {{"low"}, {"high"}};
    }
}
