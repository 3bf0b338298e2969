package notes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ShredderTest {

    @Test
    void shredsAll() throws IOException {
        Notebook notebook = new Notebook();

        notebook.shred();

        assertEquals(List.of(), notebook.notes());
    }
}
