package invoices;

import java.util.List;

record Invoice(String number, String customer, List<Line> lines) {

    record Line(String text, int cents) {}

    int total() {
        return lines.stream().mapToInt(Line::cents).sum();
    }
}
