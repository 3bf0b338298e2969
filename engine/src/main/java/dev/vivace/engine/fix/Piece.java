package dev.vivace.engine.fix;

import java.util.Optional;
import java.util.Set;

/**
 * Something that a helping test does, as it would stand in another class.
 *
 * @param text the statement; the value alone where there is a variable
 * @param variable what it declares or assigns, where it does nothing else
 * @param uses variables that it needs
 * @param imports names of classes that it needs
 * @param thrown checked exceptions that it may throw
 * @param usable whether it can stand there at all
 * @param expected what it may throw without harm to its test
 * @param isCatch whether it does nothing but catch, where it is chosen, what the pieces behind it with the same expectation
 *     throw
 */
record Piece(
        String text,
        Optional<Variable> variable,
        Set<String> uses,
        Set<String> imports,
        Set<ExceptionType> thrown,
        boolean usable,
        Optional<Expectation> expected,
        boolean isCatch) {

    Piece {
        uses = Set.copyOf(uses);
        imports = Set.copyOf(imports);
        thrown = Set.copyOf(thrown);
    }

    Piece(
            String text,
            Optional<Variable> variable,
            Set<String> uses,
            Set<String> imports,
            Set<ExceptionType> thrown,
            boolean usable) {
        this(text, variable, uses, imports, thrown, usable, Optional.empty(), false);
    }

    static Piece catching(Expectation expectation) {
        return new Piece(
                "", Optional.empty(), Set.of(), expectation.imports(), Set.of(), true, Optional.of(expectation), true);
    }

    Piece expecting(Optional<Expectation> some) {
        return new Piece(text, variable, uses, imports, thrown, usable, some, isCatch);
    }

    /**
     * A variable.
     *
     * @param name its name
     * @param type its type; empty where the variable is only assigned
     * @param fallback a value that every variable of its type can have
     */
    record Variable(String name, String type, String fallback) {

        boolean isDeclared() {
            return !type.isEmpty();
        }
    }

    boolean declares(String name) {
        return variable.filter(Variable::isDeclared)
                .filter(declared -> declared.name().equals(name))
                .isPresent();
    }

    boolean gives(String name) {
        return !text.isEmpty()
                && variable.filter(given -> given.name().equals(name)).isPresent();
    }

    /** Whether this alone does nothing that anybody could notice. */
    boolean isOnlyDeclaration() {
        return variable.filter(Variable::isDeclared).isPresent();
    }

    /** As it stands in code. */
    String code() {
        return variable.map(some -> (some.isDeclared() ? some.type() + " " : "") + some.name()
                        + (text.isEmpty() ? "" : " = " + text) + ";")
                .orElse(text);
    }

    /** The same, but it only happens where the condition holds; what it declares is always there. */
    String codeIf(String condition) {
        if (variable.filter(Variable::isDeclared).isEmpty()) {
            return "if (" + condition + ") {\n" + code() + "\n}";
        }
        Variable declared = variable.get();
        String value = text.isEmpty() ? declared.fallback() : condition + " ? " + text + " : " + declared.fallback();
        return declared.type() + " " + declared.name() + " = " + value + ";";
    }
}
