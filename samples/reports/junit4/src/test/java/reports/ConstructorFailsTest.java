package reports;

import org.junit.Test;

public class ConstructorFailsTest {

    public ConstructorFailsTest() {
        throw new IllegalStateException("constructor");
    }

    @Test
    public void neverRuns() {}
}
