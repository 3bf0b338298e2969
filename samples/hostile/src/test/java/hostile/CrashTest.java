package hostile;

import java.lang.reflect.Field;
import org.junit.jupiter.api.Test;
import sun.misc.Unsafe;

/** Takes the JVM down from inside. */
class CrashTest {

    @Test
    @Expect(value = "crashed", says = "because the JVM crashed")
    void writesToNowhere() throws ReflectiveOperationException {
        Field field = Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        ((Unsafe) field.get(null)).putAddress(0, 0);
    }

    @Test
    @Expect("passed")
    void neighbour() {}
}
