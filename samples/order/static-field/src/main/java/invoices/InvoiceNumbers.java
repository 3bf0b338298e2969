package invoices;

/** Numbers without gaps, as the tax office wants them. */
public final class InvoiceNumbers {

    private static int last;

    private InvoiceNumbers() {}

    static String next() {
        last++;
        return String.format("R-%04d", last);
    }

    /** Begins with one again, as every January. */
    public static void restart() {
        last = 0;
    }
}
