package four;

import org.junit.BeforeClass;
import org.junit.FixMethodOrder;
import org.junit.Test;
import org.junit.runners.MethodSorters;

@FixMethodOrder(MethodSorters.NAME_ASCENDING)
public class SetUpTest {

    @BeforeClass
    public static void fails() {
        throw new IllegalStateException("no set-up");
    }

    @Test
    public void first() {}

    @Test
    public void second() {}
}
