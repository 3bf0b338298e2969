package notes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class AgendaTest {

    @Test
    void isEmptyAtFirst() throws IOException {
        assertEquals(List.of(), new Notebook().notes());
    }
}
