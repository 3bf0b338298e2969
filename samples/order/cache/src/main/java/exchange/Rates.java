package exchange;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToDoubleFunction;

/** What a euro costs. A bank is asked once for each currency. */
public final class Rates {

    private static final Map<String, Double> KNOWN = new ConcurrentHashMap<>();

    private final ToDoubleFunction<String> bank;

    Rates(ToDoubleFunction<String> bank) {
        this.bank = bank;
    }

    double of(String currency) {
        return KNOWN.computeIfAbsent(currency, bank::applyAsDouble);
    }

    /** Lets the bank be asked again. */
    public static void forget() {
        KNOWN.clear();
    }
}
