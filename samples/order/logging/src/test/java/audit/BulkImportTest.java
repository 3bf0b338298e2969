package audit;

import static org.junit.Assert.assertEquals;

import java.util.Collections;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.Test;

public class BulkImportTest {

    @Test
    public void importsEveryRow() {
        Logger.getLogger("audit").setLevel(Level.OFF);

        assertEquals(500, new BulkImport().run(Collections.nCopies(500, "row")));
    }
}
