package desk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** What every kind of paper on the desk can do. */
abstract class DeskTest {

    abstract Ticket ticket();

    @Test
    void keepsItsText() {
        assertEquals("printer on fire", ticket().text());
    }

    @Test
    void namesItsAuthor() {
        assertEquals("ada", ticket().author());
    }
}
