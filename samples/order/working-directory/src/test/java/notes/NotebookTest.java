package notes;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class NotebookTest {

    @Test
    void keepsNotes() throws IOException {
        Notebook notebook = new Notebook();

        notebook.note("buy tea");

        assertTrue(notebook.notes().contains("buy tea"));
    }
}
