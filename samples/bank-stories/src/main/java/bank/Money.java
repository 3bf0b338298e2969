package bank;

/** An amount in a currency. */
public record Money(int amount, Currency currency) {

    /** Nothing at all. */
    public static Money zero(Currency currency) {
        return new Money(0, currency);
    }

    /** This and that together. */
    public Money plus(Money other) {
        return new Money(amount + sameCurrency(other).amount, currency);
    }

    /** What is left of this without that. */
    public Money minus(Money other) {
        return new Money(amount - sameCurrency(other).amount, currency);
    }

    /** Whether that can be taken from this. */
    public boolean covers(Money other) {
        return amount >= sameCurrency(other).amount;
    }

    private Money sameCurrency(Money other) {
        if (other.currency != currency) {
            throw new IllegalArgumentException("Cannot mix " + currency + " and " + other.currency);
        }
        return other;
    }
}
