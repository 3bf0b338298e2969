package needy;

import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameters;

@RunWith(Parameterized.class)
public class ParametersTakeTest {

    public ParametersTakeTest(int number) {}

    @Parameters
    public static List<Integer> numbers() {
        return List.of(1, 2);
    }

    @Test
    public void takes() {
        assertTrue(AGivesTest.given);
    }
}
