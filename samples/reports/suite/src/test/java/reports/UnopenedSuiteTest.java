package reports;

import org.junit.platform.suite.api.BeforeSuite;
import org.junit.platform.suite.api.SelectClasses;
import org.junit.platform.suite.api.Suite;

@Suite
@SelectClasses(StockCases.class)
class UnopenedSuiteTest {

    @BeforeSuite
    static void fails() {
        throw new IllegalStateException("no door");
    }
}
