package dev.vivace.engine.fix;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the body of a helping test may throw, because the test expects it.
 *
 * @param types the exceptions as they are called where the statements go
 * @param names their full names
 * @param imports those of them that have to be imported there
 * @param variable what a catch can call them there
 * @param indentation what a block adds there
 */
record Expectation(List<String> types, Set<String> names, Set<String> imports, String variable, String indentation) {

    Expectation {
        types = List.copyOf(types);
        names = Set.copyOf(names);
        imports = Set.copyOf(imports);
    }

    /** These statements, as one that throws nothing of this. */
    String around(List<String> statements) {
        return "try {\n"
                + Indentation.added(String.join("\n", statements), indentation)
                + "\n} catch (" + String.join(" | ", types) + " " + variable + ") {\n"
                + indentation + "// What was done until then is what counts.\n}";
    }

    /** Whether an expression has one of these types. */
    String test(String expression) {
        return types.stream()
                .map(type -> expression + " instanceof " + type)
                .collect(Collectors.joining(" || ", "(", ")"));
    }

    boolean covers(String exception) {
        return names.contains(exception) || names.contains("java.lang.Exception");
    }
}
