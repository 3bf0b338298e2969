package parcels;

import java.time.LocalDate;

record Delivery(Carrier carrier, LocalDate sent) {

    LocalDate arrival() {
        return sent.plusDays(carrier.days());
    }
}
