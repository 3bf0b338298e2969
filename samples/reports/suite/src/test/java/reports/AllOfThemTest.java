package reports;

import org.junit.platform.suite.api.AfterSuite;
import org.junit.platform.suite.api.BeforeSuite;
import org.junit.platform.suite.api.SelectClasses;
import org.junit.platform.suite.api.Suite;
import org.junit.platform.suite.api.SuiteDisplayName;

@Suite
@SuiteDisplayName("All of them")
@SelectClasses({OrdersTest.class, StockCases.class})
class AllOfThemTest {

    @BeforeSuite
    static void opens() {
        System.out.println("the suite is opened");
    }

    @AfterSuite
    static void closes() {
        System.out.println("the suite is closed");
    }
}
