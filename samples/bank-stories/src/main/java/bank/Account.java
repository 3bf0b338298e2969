package bank;

/** Somebody's money at a bank. */
public final class Account {

    private final String owner;
    private Money balance;

    Account(String owner, Money balance) {
        this.owner = owner;
        this.balance = balance;
    }

    /** Adds money. */
    public Transaction deposit(Money money) {
        balance = balance.plus(money);
        return Transaction.SUCCEEDED;
    }

    /** Takes money, if there is enough. */
    public Transaction withdraw(Money money) {
        if (!balance.covers(money)) {
            return Transaction.REFUSED;
        }
        balance = balance.minus(money);
        return Transaction.SUCCEEDED;
    }

    /** Whose account this is. */
    public String owner() {
        return owner;
    }

    /** What is on it now. */
    public Money balance() {
        return balance;
    }
}
