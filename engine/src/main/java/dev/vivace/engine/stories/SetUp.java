package dev.vivace.engine.stories;

import dev.vivace.engine.source.Framework;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The set-up of a test class, as far as its statements could be those of another class.
 *
 * @param className binary name of the class
 * @param framework that runs it
 * @param method its name
 * @param clause what it throws, {@code  throws Exception} for example; empty for nothing
 * @param pieces its first statements
 * @param whole whether there are no others
 * @param lendable whether the class can be a provider as it is
 */
record SetUp(
        String className,
        Framework framework,
        String method,
        String clause,
        List<Piece> pieces,
        boolean whole,
        boolean lendable) {

    SetUp {
        pieces = List.copyOf(pieces);
    }

    /**
     * A statement.
     *
     * @param form the same for statements that are equal but for names, given equal statements before them
     * @param text as it stands in the source, without indentation
     * @param firstLine where it begins
     * @param lastLine where it ends
     * @param introduced the variables and fields of the class that it is the first to name
     * @param costly what it does that may take long
     */
    record Piece(
            String form, String text, int firstLine, int lastLine, List<Variable> introduced, Optional<String> costly) {

        Piece {
            introduced = List.copyOf(introduced);
        }
    }

    /**
     * A local variable of the set-up, or a field of the class.
     *
     * @param type as the source has it
     * @param field which of the two
     * @param lastUse the last statement of the set-up that names it, counted from 0
     */
    record Variable(String name, String type, boolean field, int lastUse) {

        /** Whether something behind the first statements needs it. */
        boolean outlives(int statements) {
            return field || lastUse >= statements;
        }
    }

    /** The lines from the first statement to the last of these. */
    int lines(int statements) {
        return pieces.get(statements - 1).lastLine() - pieces.get(0).firstLine() + 1;
    }

    /** Whether so many statements are all that it does. */
    boolean isJust(int statements) {
        return whole && pieces.size() == statements;
    }

    /** What the first statements name, in the sequence in which they do. */
    List<Variable> variables(int statements) {
        return first(statements).flatMap(piece -> piece.introduced().stream()).toList();
    }

    Stream<Piece> first(int statements) {
        return pieces.stream().limit(statements);
    }

    String simpleName() {
        return className.substring(className.lastIndexOf('.') + 1);
    }
}
