package desk;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class LoginTest {

    @Test
    void letsInWhoKnowsThePassword() {
        assertTrue(new Login().with("ada", "ada123"));
    }

    @Test
    void letsNobodyElseIn() {
        assertFalse(new Login().with("ada", "guess"));
    }
}
