package reports;

import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Disabled("whole class")
class DisabledClassTest {

    @Test
    void rests() {}

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void restsToo(int number) {}

    @Nested
    class Inner {

        @Test
        void restsInside() {}
    }
}
