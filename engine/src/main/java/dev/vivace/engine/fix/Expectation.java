package dev.vivace.engine.fix;

import dev.vivace.engine.source.Indentation;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the body of a helping test may throw, because the test expects it.
 *
 * @param types the exceptions, at least one
 * @param variable what a catch can call them where the statements go
 * @param indentation what a block adds there
 */
record Expectation(List<Caught> types, String variable, String indentation) {

    Expectation {
        types = List.copyOf(types);
    }

    /**
     * An exception where the statements go.
     *
     * @param type which
     * @param text what it is called there
     * @param isImported whether it has to be imported for that
     */
    record Caught(ExceptionType type, String text, boolean isImported) {}

    Set<String> imports() {
        return types.stream()
                .filter(Caught::isImported)
                .map(caught -> caught.type().name())
                .collect(Collectors.toSet());
    }

    /** The same without what statements cannot throw that declare only those: the compiler refuses to catch it. */
    Expectation among(Set<ExceptionType> thrown) {
        List<Caught> possible = types.stream()
                .filter(caught -> caught.type().canBeCaughtOf(thrown))
                .toList();
        return possible.isEmpty() ? this : new Expectation(possible, variable, indentation);
    }

    /** These statements, as one that throws nothing of this. */
    String around(List<String> statements) {
        return "try {\n"
                + Indentation.added(String.join("\n", statements), indentation)
                + "\n} catch (" + joined("", " | ") + " " + variable + ") {\n"
                + indentation + "// What was done until then is what counts.\n}";
    }

    /** Whether an expression has one of these types. */
    String test(String expression) {
        return "(" + joined(expression + " instanceof ", " || ") + ")";
    }

    private String joined(String prefix, String separator) {
        return types.stream().map(caught -> prefix + caught.text()).collect(Collectors.joining(separator));
    }

    boolean covers(ExceptionType exception) {
        return types.stream().anyMatch(caught -> exception.isA(caught.type()));
    }
}
