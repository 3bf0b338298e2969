package parcels;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDate;
import org.junit.jupiter.api.Test;

class DeliveryTest {

    @Test
    void arrivesWithinFiveDays() {
        Delivery delivery = new Delivery(Carrier.POST, LocalDate.of(2024, 2, 26));

        assertEquals(LocalDate.of(2024, 3, 2), delivery.arrival());
    }
}
