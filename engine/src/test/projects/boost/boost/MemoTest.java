package boost;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Before;
import org.junit.Test;

/** Kept: reads what the other test wrote, whatever its fixtures do. */
public class MemoTest {

    private static String memo = "empty";

    private Dictionary dictionary;

    @Before
    public void makeDictionary() {
        dictionary = new Dictionary();
    }

    @Test
    public void readsTheMemo() {
        assertEquals("full", memo);
    }

    @Test
    public void writesTheMemo() {
        memo = "full";
        assertTrue(dictionary.knows("0"));
    }
}
