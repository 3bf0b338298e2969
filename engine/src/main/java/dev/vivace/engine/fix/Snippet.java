package dev.vivace.engine.fix;

import dev.vivace.engine.source.ImportTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A few statements, written as a person would who never saw the test that they come from.
 *
 * @param statements in sequence; those that are caught together are one
 * @param count how many there are, each by itself
 * @param declared names of variables among them
 * @param imports names of classes that they need
 * @param thrown names of checked exceptions that they may throw
 */
record Snippet(List<String> statements, int count, Set<String> declared, Set<String> imports, Set<String> thrown) {

    private static final Pattern PRIMARY = Pattern.compile("(new )?[\\w.$]+");
    private static final Pattern LOOP = Pattern.compile("\\b(for|while|do)\\b");
    private static final Pattern LINE_BREAK_BEFORE_DOT = Pattern.compile("\\s+(?=\\.)");

    /** Lambdas, and bodies of anonymous classes. */
    private static final Pattern OTHER_CODE = Pattern.compile("->|\\bnew\\b[^;]*\\)\\s*\\{");

    Snippet {
        statements = List.copyOf(statements);
        declared = Set.copyOf(declared);
        imports = Set.copyOf(imports);
        thrown = Set.copyOf(thrown);
    }

    Snippet(List<String> statements, Set<String> declared, Set<String> imports, Set<String> thrown) {
        this(statements, statements.size(), declared, imports, thrown);
    }

    /** These pieces in their sequence: a variable is declared where it gets its value, or not at all where it is used once. */
    static Snippet of(List<Piece> pieces) {
        List<Piece> merged = inlined(calledOnly(declaredWhereGiven(withoutCatches(pieces))));
        Set<String> declared = new HashSet<>();
        Set<String> imports = new HashSet<>();
        Set<String> thrown = new HashSet<>();
        for (Piece piece : merged) {
            piece.variable().filter(Piece.Variable::isDeclared).ifPresent(some -> declared.add(some.name()));
            imports.addAll(piece.imports());
            piece.expected().ifPresent(some -> imports.addAll(some.imports()));
            piece.thrown().stream()
                    .filter(type ->
                            piece.expected().filter(some -> some.covers(type)).isEmpty())
                    .map(ExceptionType::name)
                    .forEach(thrown::add);
        }
        int count = merged.stream().mapToInt(Snippet::count).sum();
        return new Snippet(statements(merged), count, declared, imports, thrown);
    }

    /** Of several simple statements that only help together, each counts. */
    private static int count(Piece piece) {
        boolean areSimple = piece.text().lines().allMatch(line -> line.endsWith(";"));
        return areSimple ? Math.max(1, (int) piece.text().lines().count()) : 1;
    }

    /** From here on a piece only expects what is caught. */
    private static List<Piece> withoutCatches(List<Piece> pieces) {
        Set<Optional<Expectation>> caught =
                pieces.stream().filter(Piece::isCatch).map(Piece::expected).collect(Collectors.toSet());
        return pieces.stream()
                .filter(piece -> !piece.isCatch())
                .map(piece -> piece.expecting(piece.expected()
                        .filter(some -> caught.contains(piece.expected()))
                        .map(some -> some.among(thrown(pieces, some)))))
                .toList();
    }

    private static Set<ExceptionType> thrown(List<Piece> pieces, Expectation expectation) {
        return pieces.stream()
                .filter(piece -> piece.expected().filter(expectation::equals).isPresent())
                .flatMap(piece -> piece.thrown().stream())
                .collect(Collectors.toSet());
    }

    /** What is caught together stands together. */
    private static List<String> statements(List<Piece> pieces) {
        List<String> statements = new ArrayList<>();
        List<String> together = new ArrayList<>();
        for (int i = 0; i < pieces.size(); i++) {
            Optional<Expectation> expected = pieces.get(i).expected();
            together.add(pieces.get(i).code());
            if (i + 1 == pieces.size() || !pieces.get(i + 1).expected().equals(expected)) {
                statements.addAll(
                        expected.map(some -> List.of(some.around(together))).orElseGet(() -> List.copyOf(together)));
                together.clear();
            }
        }
        return statements;
    }

    private static List<Piece> declaredWhereGiven(List<Piece> pieces) {
        List<Piece> result = new ArrayList<>(pieces);
        for (Piece piece : pieces) {
            if (piece.isOnlyDeclaration() && piece.text().isEmpty()) {
                result.remove(piece);
                declareLater(result, piece);
            }
        }
        return result;
    }

    /** Where the variable gets its first value, if nobody uses it before; where it never gets any, it has the usual one. */
    private static void declareLater(List<Piece> pieces, Piece declaration) {
        Piece.Variable variable = declaration.variable().orElseThrow();
        for (int i = 0; i < pieces.size(); i++) {
            Piece piece = pieces.get(i);
            if (piece.gives(variable.name()) || piece.uses().contains(variable.name())) {
                boolean isValue = piece.gives(variable.name()) && !piece.uses().contains(variable.name());
                if (isValue && !isUsedOutside(piece.expected(), variable.name(), pieces)) {
                    pieces.set(i, with(piece, piece.text(), variable, declaration.imports()));
                } else {
                    pieces.add(beginning(pieces, i), with(declaration, variable.fallback(), variable, Set.of()));
                }
                return;
            }
        }
    }

    /** Whether somebody needs a variable who would not see it, were it declared among what is caught together. */
    private static boolean isUsedOutside(Optional<Expectation> inside, String name, List<Piece> pieces) {
        return inside.isPresent()
                && pieces.stream()
                        .anyMatch(piece -> !piece.expected().equals(inside)
                                && (piece.uses().contains(name) || piece.gives(name)));
    }

    /** Where that begins what is caught together with a piece. */
    private static int beginning(List<Piece> pieces, int index) {
        Optional<Expectation> expected = pieces.get(index).expected();
        int first = index;
        while (expected.isPresent()
                && first > 0
                && pieces.get(first - 1).expected().equals(expected)) {
            first--;
        }
        return first;
    }

    private static Piece with(Piece piece, String text, Piece.Variable variable, Set<String> moreImports) {
        Set<String> imports = new HashSet<>(piece.imports());
        imports.addAll(moreImports);
        return new Piece(text, Optional.of(variable), piece.uses(), imports, piece.thrown(), piece.usable())
                .expecting(piece.expected());
    }

    /** A call whose result nobody looks at any more needs no variable. */
    private static List<Piece> calledOnly(List<Piece> pieces) {
        return IntStream.range(0, pieces.size())
                .mapToObj(i -> isCalledOnly(pieces, i) ? call(pieces.get(i)) : pieces.get(i))
                .toList();
    }

    private static boolean isCalledOnly(List<Piece> pieces, int index) {
        Piece piece = pieces.get(index);
        String onOneLine = LINE_BREAK_BEFORE_DOT.matcher(piece.text()).replaceAll("");
        return piece.isOnlyDeclaration()
                && onOneLine.endsWith(")")
                && isPrimary(onOneLine)
                && pieces.subList(index + 1, pieces.size()).stream()
                        .noneMatch(later -> usesOrGives(
                                later, piece.variable().orElseThrow().name()));
    }

    private static boolean usesOrGives(Piece piece, String name) {
        return piece.uses().contains(name) || piece.gives(name);
    }

    private static Piece call(Piece piece) {
        return new Piece(
                        piece.text() + ";",
                        Optional.empty(),
                        piece.uses(),
                        onlyThose(piece.imports(), piece.text()),
                        piece.thrown(),
                        piece.usable())
                .expecting(piece.expected());
    }

    private static List<Piece> inlined(List<Piece> pieces) {
        List<Piece> result = new ArrayList<>(pieces);
        for (int i = 0; i + 1 < result.size(); i++) {
            Optional<Piece> one = inlined(result, i);
            if (one.isPresent()) {
                result.remove(i);
                result.set(i, one.get());
                i = Math.max(-1, i - 2);
            }
        }
        return result;
    }

    /** The next piece with the value of this one in it, where that is all this one is good for, and happens once. */
    private static Optional<Piece> inlined(List<Piece> pieces, int index) {
        Piece piece = pieces.get(index);
        if (!piece.isOnlyDeclaration() || !isPrimary(piece.text())) {
            return Optional.empty();
        }
        Pattern name = Pattern.compile(
                "(?<![\\w.$])" + Pattern.quote(piece.variable().orElseThrow().name()) + "(?![\\w$])");
        Piece next = pieces.get(index + 1);
        long uses = pieces.subList(index + 1, pieces.size()).stream()
                .mapToLong(later -> name.matcher(later.text()).results().count())
                .sum();
        if (uses != 1
                || LOOP.matcher(next.text()).find()
                || !name.matcher(next.text()).find()
                || isWithinOtherCode(name, next.text())
                || next.gives(piece.variable().get().name())) {
            return Optional.empty();
        }
        Piece both = new Piece(
                name.matcher(next.text()).replaceFirst(Matcher.quoteReplacement(piece.text())),
                next.variable(),
                union(piece.uses(), next.uses()),
                union(onlyThose(piece.imports(), piece.text()), next.imports()),
                union(piece.thrown(), next.thrown()),
                next.usable());
        return Optional.of(both.expecting(next.expected()));
    }

    /** Whether the first use may lie in code that runs as often as somebody calls it; a guess, but no harm where it is wrong. */
    private static boolean isWithinOtherCode(Pattern name, String text) {
        Matcher use = name.matcher(text);
        return use.find() && OTHER_CODE.matcher(text.substring(0, use.start())).find();
    }

    /** Whether something can be called on it without parentheses around it. */
    private static boolean isPrimary(String text) {
        StringBuilder outside = new StringBuilder();
        int depth = 0;
        for (char character : text.toCharArray()) {
            depth -= character == ')' ? 1 : 0;
            if (depth == 0 && character != ')' && character != '(') {
                outside.append(character);
            }
            depth += character == '(' ? 1 : 0;
        }
        return !text.startsWith("(") && PRIMARY.matcher(outside).matches();
    }

    /** The type of a variable that is gone needs no import. */
    private static Set<String> onlyThose(Set<String> imports, String text) {
        Set<String> named = new HashSet<>(imports);
        named.removeIf(name -> !Pattern.compile("\\b" + Pattern.quote(ImportTable.simple(name)) + "\\b")
                .matcher(text)
                .find());
        return named;
    }

    private static <T> Set<T> union(Set<T> one, Set<T> other) {
        Set<T> both = new HashSet<>(one);
        both.addAll(other);
        return both;
    }
}
