package shop;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Prices that everybody shares. */
public final class Prices {

    private static final Map<String, Integer> OF = new HashMap<>(Map.of("tea", 3));

    private Prices() {}

    public static void set(String item, int price) {
        OF.put(item, price);
    }

    public static String of(String item) {
        return String.format(Locale.getDefault(), "%.2f", OF.get(item) * rate());
    }

    private static double rate() {
        return Double.parseDouble(System.getProperty("shop.rate", "1"));
    }
}
