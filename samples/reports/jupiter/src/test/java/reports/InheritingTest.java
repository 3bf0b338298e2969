package reports;

import org.junit.jupiter.api.Test;

class InheritingTest extends InheritedCases {

    @Test
    void own() {}
}
