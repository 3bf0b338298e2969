package hostile;

import org.junit.jupiter.api.Test;

/** Cannot be initialised. */
class StaticInitialiserTest {

    static final int VALUE = Integer.parseInt("not a number");

    @Test
    @Expect(value = "errored", says = "ExceptionInInitializerError")
    void first() {}

    @Test
    @Expect(value = "errored", says = "StaticInitialiserTest")
    void second() {}
}
