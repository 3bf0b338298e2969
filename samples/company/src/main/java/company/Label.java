package company;

/** Plain methods, which Groovy can replace. */
public class Label {

    public static String of(String item) {
        return item + ": " + Prices.of(item);
    }

    public String text(String item) {
        return of(item);
    }
}
