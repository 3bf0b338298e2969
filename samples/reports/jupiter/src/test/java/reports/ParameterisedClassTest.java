package reports;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;

@ParameterizedClass
@ValueSource(ints = {1, 2})
record ParameterisedClassTest(int number) {

    @Test
    void isOne() {
        assertEquals(1, number);
    }

    @Nested
    class Inner {

        @Test
        void insidePasses() {}
    }
}
