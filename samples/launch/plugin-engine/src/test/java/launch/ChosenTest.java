package launch;

import org.junit.platform.suite.api.SelectClasses;
import org.junit.platform.suite.api.Suite;

/** Only an engine that Surefire is given knows what to do with it. */
@Suite
@SelectClasses(Chosen.class)
class ChosenTest {}
