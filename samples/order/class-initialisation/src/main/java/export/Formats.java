package export;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Formats that can be written, by their names. */
public final class Formats {

    private static final Map<String, Function<List<String>, String>> KNOWN = new HashMap<>();

    private Formats() {}

    /** Adds one. */
    public static void register(String name, Function<List<String>, String> format) {
        KNOWN.put(name, format);
    }

    static Optional<Function<List<String>, String>> named(String name) {
        return Optional.ofNullable(KNOWN.get(name));
    }
}
