package parcels;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class QuoteTest {

    @AfterEach
    void recover() {
        Carrier.recover();
    }

    @Test
    void promisesWhatTheCarrierDoes() {
        Carrier.COURIER.delay(2);

        assertEquals("in 3 days", new Quote(Carrier.COURIER).text());
    }
}
