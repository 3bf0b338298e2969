package four;

import org.junit.Test;

public class BrokenTest {

    @Test
    public void needsWhatNobodyGives(int value) {}
}
