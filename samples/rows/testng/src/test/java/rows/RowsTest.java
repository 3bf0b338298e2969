package rows;

import static org.testng.Assert.assertEquals;

import java.util.Iterator;
import java.util.stream.IntStream;
import org.testng.annotations.DataProvider;
import org.testng.annotations.Test;

/** Rows that end the JVM in the middle, at the end, and one after another. */
public class RowsTest {

    private static int calls;

    @DataProvider
    public Object[][] letters() {
        return new Object[][] {{"a"}, {"b"}, {"c"}, {"d"}, {"e"}};
    }

    @Test(dataProvider = "letters")
    public void before(String letter) {
        assertEquals(letter.length(), 1);
    }

    @Test(dataProvider = "letters")
    public void middle(String letter) {
        endIf(letter.equals("b") || letter.equals("c"));
    }

    @Test(dataProvider = "letters")
    public void last(String letter) {
        endIf(letter.equals("e"));
    }

    @Test(invocationCount = 4)
    public void counted() {
        endIf(++calls == 2);
    }

    @DataProvider
    public Iterator<Object[]> numbers() {
        return IntStream.range(0, 12_000).mapToObj(i -> new Object[] {i}).iterator();
    }

    @Test(dataProvider = "numbers")
    public void many(int number) {
        endIf(number == 6);
    }

    @DataProvider(parallel = true)
    public Object[][] together() {
        return letters();
    }

    @Test(dataProvider = "together")
    public void sideBySide(String letter) {
        endIf(letter.equals("c"));
    }

    @Test
    public void plain() {}

    private static void endIf(boolean condition) {
        if (condition) {
            Runtime.getRuntime().halt(3);
        }
    }
}
