package bank;

import java.util.ArrayList;
import java.util.List;

/** Keeps accounts in one currency. */
public final class Bank {

    private final String name;
    private final Currency currency;
    private final List<Account> accounts = new ArrayList<>();

    Bank(String name, Currency currency) {
        this.name = name;
        this.currency = currency;
    }

    /** Opens an account with nothing on it. */
    public Account createAccount(String owner) {
        Account account = new Account(owner, Money.zero(currency));
        accounts.add(account);
        return account;
    }

    /** What people call it. */
    public String name() {
        return name;
    }

    /** The currency of all its accounts. */
    public Currency currency() {
        return currency;
    }

    /** All accounts, the oldest first. */
    public List<Account> accounts() {
        return List.copyOf(accounts);
    }
}
