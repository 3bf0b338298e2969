package reports;

import org.junit.jupiter.api.Test;

/** Reports of this class and of later ones show the property. */
class PropertyTest {

    @Test
    void setsAProperty() {
        System.setProperty("reports.property", "<set> by a test");
    }
}
