package reports;

import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.Test;

abstract class InheritedCases implements DefaultCases {

    @Test
    void inherited() {}

    @Test
    void inheritedFails() {
        fail("declared above");
    }
}
