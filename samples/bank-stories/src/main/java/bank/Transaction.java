package bank;

/** What became of a deposit or a withdrawal. */
public enum Transaction {
    SUCCEEDED,
    REFUSED
}
