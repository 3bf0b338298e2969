package parcels;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class StrikeTest {

    @Test
    void takesLongerByPost() {
        Delivery delivery = new Delivery(Carrier.POST, LocalDate.of(2024, 2, 26));
        LocalDate before = delivery.arrival();

        Carrier.POST.delay(7);

        assertTrue(delivery.arrival().isAfter(before));
    }
}
