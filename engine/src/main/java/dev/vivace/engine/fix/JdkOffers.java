package dev.vivace.engine.fix;

import dev.vivace.engine.model.Footprint;
import dev.vivace.engine.model.Leak;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What the JDK offers to bring its own state back. */
final class JdkOffers {

    /** What a reset calls them. */
    static final String PROPERTIES = "the system properties";

    /** An annotation of JUnit 6.1 and newer: after the test, all system properties are as before. */
    static final String RESTORING = "org.junit.jupiter.api.util.RestoreSystemProperties";

    private JdkOffers() {}

    /** What of the JDK's state was left changed; of some of it a footprint never tells, but a leak may. */
    static Set<String> changed(Footprint left, Optional<Leak> leak) {
        Set<String> changed = new HashSet<>(left.changed());
        leak.stream()
                .flatMap(Leak::all)
                .filter(some ->
                        !some.kind().equals(Leak.STATIC_FIELD) && !some.kind().equals(Leak.FILE))
                .forEach(some -> changed.add(some.where()));
        return changed;
    }

    /**
     * Calls that may help.
     *
     * @param changed what of the JDK's state was left changed, as a reset calls it
     * @param leak what reaches the victim, where that is known
     */
    static List<Piece> calls(Set<String> changed, Optional<Leak> leak) {
        List<Piece> calls = new ArrayList<>();
        List<String> clearing = leak.stream()
                .flatMap(Leak::all)
                .filter(some -> some.kind().equals(Leak.SYSTEM_PROPERTY))
                .map(some -> "System.clearProperty(" + literal(some.where()) + ");")
                .toList();
        clearing.forEach(text -> calls.add(call(text, Set.of(), Set.of())));
        if (clearing.size() > 1) {
            calls.add(call(String.join("\n", clearing), Set.of(), Set.of()));
        }
        if (changed.contains("java.util.logging")) {
            calls.add(call(
                    "LogManager.getLogManager().readConfiguration();",
                    Set.of("java.util.logging.LogManager"),
                    Set.of(ExceptionType.of(IOException.class))));
        }
        return calls;
    }

    private static Piece call(String text, Set<String> imports, Set<ExceptionType> thrown) {
        return new Piece(text, Optional.empty(), Set.of(), imports, thrown, true);
    }

    private static String literal(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
