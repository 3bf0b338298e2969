package four;

import static org.junit.Assert.assertTrue;

import org.junit.FixMethodOrder;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.MethodSorters;
import org.junit.runners.Parameterized;

@RunWith(Parameterized.class)
@FixMethodOrder(MethodSorters.NAME_ASCENDING)
public class ParameterTest {

    @Parameterized.Parameters(name = "value {0}")
    public static Object[] values() {
        return new Object[] {1, 0};
    }

    @Parameterized.Parameter
    public int value;

    @Test
    public void any() {}

    @Test
    public void positive() {
        assertTrue(value > 0);
    }
}
