package invoices;

import static org.junit.Assert.assertEquals;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.Test;

public class MonthEndTest {

    @Test
    public void billsEveryCustomer() {
        Billing billing = new Billing();

        Set<String> numbers = Stream.of("Ada", "Grace", "Mary")
                .map(customer -> billing.bill(customer).number())
                .collect(Collectors.toSet());

        assertEquals(3, numbers.size());
    }
}
