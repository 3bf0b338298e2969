package fickle;

import java.util.List;
import java.util.UUID;
import org.junit.Assert;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameter;
import org.junit.runners.Parameterized.Parameters;

/** Its tests have other names at each discovery, and so other unique ids. */
@RunWith(Parameterized.class)
public class HashTest {

    @Parameters(name = "{0}")
    public static List<Object> values() {
        return List.of(new Object(), new Object(), UUID.randomUUID());
    }

    @Parameter
    public Object value;

    @Test
    public void isSomething() {
        Assert.assertNotNull(value);
    }

    @Test
    public void isNoNumber() {
        Assert.assertFalse(value instanceof UUID);
    }
}
