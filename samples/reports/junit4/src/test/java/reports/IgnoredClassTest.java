package reports;

import org.junit.Ignore;
import org.junit.Test;

@Ignore("whole class")
public class IgnoredClassTest {

    @Test
    public void rests() {}

    @Test
    public void restsToo() {}
}
