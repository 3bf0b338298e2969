package bank;

import java.util.ArrayList;
import java.util.List;

/** The banks and mints of a country. */
public final class BankingSystem {

    private final List<Bank> banks = new ArrayList<>();
    private final List<Mint> mints = new ArrayList<>();

    /** Founds a bank. */
    public Bank createBank(String name, Currency currency) {
        Bank bank = new Bank(name, currency);
        banks.add(bank);
        return bank;
    }

    /** Founds a mint. */
    public Mint createMint(String name, Currency currency) {
        Mint mint = new Mint(name, currency);
        mints.add(mint);
        return mint;
    }

    /** All banks, the oldest first. */
    public List<Bank> banks() {
        return List.copyOf(banks);
    }

    /** All mints, the oldest first. */
    public List<Mint> mints() {
        return List.copyOf(mints);
    }
}
