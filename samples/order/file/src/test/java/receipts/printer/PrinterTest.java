package receipts.printer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PrinterTest {

    private final Spool spool = new Spool();

    @BeforeEach
    void clear() {
        spool.clear();
    }

    @Test
    void printsInSequence() throws IOException {
        spool.add("tea");
        spool.add("milk");

        assertEquals("tea;milk;", new Printer().print(spool));
    }
}
