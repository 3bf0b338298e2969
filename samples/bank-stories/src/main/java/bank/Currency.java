package bank;

/** What money is counted in. */
public enum Currency {
    GBP,
    USD
}
