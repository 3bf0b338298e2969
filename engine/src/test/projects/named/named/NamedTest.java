package named;

import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

/** Names an annotation of TestNG, and is none of its tests. */
class NamedTest {

    @Test
    void names() {
        assertFalse("Lorg/testng/annotations/Test;".isEmpty());
    }
}
