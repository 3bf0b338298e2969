package invoices;

import java.util.List;

final class Billing {

    Invoice bill(String customer, Invoice.Line... lines) {
        return new Invoice(InvoiceNumbers.next(), customer, List.of(lines));
    }
}
