package receipts.printer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class SpoolTest {

    @Test
    void isEmptyAtFirst() {
        assertEquals(List.of(), new Spool().waiting());
    }
}
