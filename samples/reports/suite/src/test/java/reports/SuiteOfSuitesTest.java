package reports;

import org.junit.platform.suite.api.SelectClasses;
import org.junit.platform.suite.api.Suite;

@Suite
@SelectClasses({AllOfThemTest.class, UnopenedSuiteTest.class})
class SuiteOfSuitesTest {}
