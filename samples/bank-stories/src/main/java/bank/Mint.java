package bank;

/** Makes the money of one currency. */
public final class Mint {

    private final String name;
    private final Currency currency;

    Mint(String name, Currency currency) {
        this.name = name;
        this.currency = currency;
    }

    /** New money. */
    public Money issue(int amount) {
        return new Money(amount, currency);
    }

    /** Whether this mint makes money of that currency. */
    public boolean manufactures(Currency other) {
        return currency == other;
    }

    /** What people call it. */
    public String name() {
        return name;
    }
}
