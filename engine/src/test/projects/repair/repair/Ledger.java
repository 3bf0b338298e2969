package repair;

import java.util.ArrayList;
import java.util.List;

public final class Ledger {

    private static final Ledger INSTANCE = new Ledger();
    private static String currency;

    private final List<String> entries = new ArrayList<>();

    public static Ledger getInstance() {
        return INSTANCE;
    }

    public static void open(String name) {
        currency = name;
    }

    public static String currency() {
        return currency;
    }

    public void add(String entry) {
        entries.add(entry);
    }

    public int size() {
        return entries.size();
    }

    public void clear() {
        entries.clear();
    }
}
