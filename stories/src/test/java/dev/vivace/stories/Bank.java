package dev.vivace.stories;

import java.util.ArrayList;
import java.util.List;

/** The program of the paper's example, as small as its tests allow. */
final class Bank {

    final List<Account> accounts = new ArrayList<>();

    Account createAccount(String owner) {
        Account account = new Account(owner);
        accounts.add(account);
        return account;
    }

    /** The banks and mints of a country. */
    static final class BankingSystem {

        final List<Bank> banks = new ArrayList<>();
        final List<Mint> mints = new ArrayList<>();

        Bank createBank() {
            banks.add(new Bank());
            return banks.get(banks.size() - 1);
        }

        Mint createMint() {
            mints.add(new Mint());
            return mints.get(mints.size() - 1);
        }
    }

    /** Makes money. */
    static final class Mint {

        int issue(int pounds) {
            return pounds;
        }
    }

    /** Somebody's money. */
    static final class Account {

        final String owner;
        int balance;

        Account(String owner) {
            this.owner = owner;
        }

        void deposit(int pounds) {
            balance += pounds;
        }

        boolean withdraw(int pounds) {
            boolean enough = pounds <= balance;
            balance -= enough ? pounds : 0;
            return enough;
        }
    }
}
