package library;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LoanTest {

    @Test
    void lendsABook() {
        Catalog.instance().add(new Book("Dracula", "Stoker"));

        assertEquals("Stoker", Loan.of("Dracula", "Mina").book().author());
    }
}
