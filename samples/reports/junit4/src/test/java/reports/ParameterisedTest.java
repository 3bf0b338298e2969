package reports;

import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameter;
import org.junit.runners.Parameterized.Parameters;

@RunWith(Parameterized.class)
public class ParameterisedTest {

    @Parameter
    public int number;

    @Parameters(name = "{index}: number {0}")
    public static List<Object> numbers() {
        return List.of(1, 2);
    }

    @Test
    public void isSmall() {
        assertTrue("too large", number < 2);
    }
}
