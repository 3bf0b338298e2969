package rows;

import static org.testng.Assert.assertEquals;

import java.util.List;
import org.testng.annotations.BeforeClass;
import org.testng.annotations.DataProvider;
import org.testng.annotations.Test;

/** Rows that are there only after the set-up of the class, and a provider that never has one. */
public class LateRowsTest {

    private List<String> letters = List.of();

    @BeforeClass
    public void load() {
        letters = List.of("a", "b");
    }

    @DataProvider
    public Object[][] late() {
        return letters.stream().map(letter -> new Object[] {letter}).toArray(Object[][]::new);
    }

    @DataProvider
    public Object[][] never() {
        return new Object[0][];
    }

    @Test(dataProvider = "late")
    public void late(String letter) {
        assertEquals(letter, "a");
    }

    @Test(dataProvider = "never")
    public void never(String letter) {}
}
