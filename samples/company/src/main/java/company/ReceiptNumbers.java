package company;

import lombok.Synchronized;
import lombok.experimental.UtilityClass;

/** All that Lombok makes static. */
@UtilityClass
public class ReceiptNumbers {

    private int last;

    @Synchronized
    public int next() {
        return ++last;
    }
}
