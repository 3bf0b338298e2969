package export;

import static org.junit.Assert.assertEquals;

import java.util.List;
import org.junit.Test;

public class CsvTest {

    @Test
    public void quotesCommas() {
        assertEquals("a,\"b,c\"", Csv.write(List.of("a", "b,c")));
    }
}
