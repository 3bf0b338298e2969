package dev.vivace.benchmarks;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.vivace.benchmarks.BoostJson.Boosted;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What a sample says must come out of its classes.
 *
 * @param classes status, code and injections of each, as text
 */
record BoostExpectation(Map<String, String> classes) {

    static BoostExpectation read(Path file) {
        try (Reader in = Files.newBufferedReader(file)) {
            Map<String, String> classes = new TreeMap<>();
            JsonParser.parseReader(in)
                    .getAsJsonObject()
                    .asMap()
                    .forEach((name, expected) -> classes.put(name, text(expected.getAsJsonObject())));
            return new BoostExpectation(classes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(JsonObject expected) {
        return text(word(expected, "status"), word(expected, "code"), word(expected, "injections"));
    }

    private static String word(JsonObject expected, String name) {
        JsonElement value = expected.get(name);
        return value == null ? "" : value.getAsString();
    }

    private static String text(String status, String code, String injections) {
        boolean isBoosted = status.equals("boosted");
        return status + (isBoosted ? " with " + injections + " injections" : " " + code);
    }

    /** What it says of these classes. */
    BoostExpectation among(Collection<String> names) {
        Map<String, String> some = new TreeMap<>(classes);
        some.keySet().retainAll(names);
        return new BoostExpectation(some);
    }

    /** Each class with which something else came out, in words. */
    List<String> differences(BoostJson result) {
        Map<String, String> found = result.classes().stream()
                .collect(Collectors.toMap(Boosted::name, BoostExpectation::text, (one, other) -> one, TreeMap::new));
        Function<String, String> words =
                name -> name + ": expected " + classes.get(name) + ", was " + found.getOrDefault(name, "not named");
        return classes.keySet().stream()
                .filter(name -> !Objects.equals(classes.get(name), found.get(name)))
                .map(words)
                .toList();
    }

    private static String text(Boosted one) {
        return text(one.status(), one.code(), Integer.toString(one.injections()));
    }
}
