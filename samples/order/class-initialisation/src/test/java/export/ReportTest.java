package export;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.List;
import org.junit.Test;

public class ReportTest {

    private final Report report = new Report(List.of("tea", "3"));

    @Test
    public void isWrittenAsCsv() {
        assertEquals("tea,3", report.as("csv"));
    }

    @Test
    public void needsAFormatThatIsKnown() {
        assertThrows(IllegalArgumentException.class, () -> report.as("scroll"));
    }
}
