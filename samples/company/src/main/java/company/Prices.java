package company;

/** Static methods and a constructor, to be mocked. */
public final class Prices {

    private final int discount;

    public Prices(int discount) {
        this.discount = discount;
    }

    public static int of(String item) {
        return item.length();
    }

    public int discounted(String item) {
        return of(item) - discount;
    }
}
