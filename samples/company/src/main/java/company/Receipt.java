package company;

import java.util.List;
import lombok.Builder;
import lombok.Singular;
import lombok.Value;
import lombok.extern.slf4j.Slf4j;

/** What Lombok makes of a few annotations: a builder, a logger, and the rest. */
@Slf4j
@Value
@Builder
public class Receipt {

    int number;

    @Singular
    List<String> items;

    public static Receipt of(String item) {
        log.debug("sold {}", item);
        return builder().number(ReceiptNumbers.next()).item(item).build();
    }
}
