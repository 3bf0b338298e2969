package hanging;

import org.junit.Test;

public class FineTest {

    @Test
    public void passes() {}
}
