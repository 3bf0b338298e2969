package dev.vivace.engine.fix;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.vivace.engine.source.Edit;
import dev.vivace.engine.source.Fixtures;
import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.ImportPlace;
import dev.vivace.engine.source.ImportTable;
import dev.vivace.engine.source.JavaCompilation;
import dev.vivace.engine.source.JavaCompilation.CompileError;
import dev.vivace.engine.source.SourceFile;
import dev.vivace.engine.source.TestSources.ParsedClass;
import dev.vivace.engine.source.TestSources.TestMethod;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;

/**
 * All pieces where a patch would stand, each behind a switch, so that they are compiled once and any of them can be tried
 * without compiling again.
 */
final class Trial {

    private static final String MARK = "// piece ";
    private static final String CLASSES = "classes";
    private static final int ROUNDS = 20;
    private static final String CALL = " try { vivaceTrial(); } catch (RuntimeException | Error e) { throw e; }"
            + " catch (Throwable e) { throw new IllegalStateException(e); }";

    private final Path switches;
    private final Set<Integer> usable;

    private Trial(Path switches, Set<Integer> usable) {
        this.switches = switches;
        this.usable = usable;
    }

    /** Compiles files, and whatever else is changed. */
    interface Compiler {

        JavaCompilation.Result compile(List<SourceFile> files, Path output);
    }

    /** Compiles the test with those of the pieces that can be compiled there; empty where not even the test itself can. */
    static Optional<Trial> compile(
            Place.Kind kind, TestMethod test, List<Piece> pieces, Compiler compiler, Path directory) {
        Path file = directory.resolve("switches.txt");
        Set<Integer> usable = IntStream.range(0, pieces.size())
                .filter(i -> pieces.get(i).usable())
                .boxed()
                .collect(Collectors.toCollection(TreeSet::new));
        for (int round = 0; round < ROUNDS; round++) {
            SourceFile changed = changed(kind, test, pieces, usable);
            List<CompileError> errors = compiler.compile(
                            List.of(changed, switchSource(directory, file)), directory.resolve(CLASSES))
                    .errors();
            if (errors.isEmpty()) {
                return Optional.of(new Trial(file, usable));
            }
            Set<Integer> guilty = guilty(changed, errors);
            if (!usable.removeAll(guilty)) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static Set<Integer> guilty(SourceFile file, List<CompileError> errors) {
        List<String> lines = file.text().lines().toList();
        return errors.stream()
                .filter(error -> file.path().toUri().getPath().equals(error.file()))
                .map(error -> pieceAt(lines, error.line()))
                .flatMap(Optional::stream)
                .collect(Collectors.toSet());
    }

    private static Optional<Integer> pieceAt(List<String> lines, long line) {
        for (int i = (int) Math.min(line, lines.size()) - 1; i >= 0; i--) {
            if (lines.get(i).startsWith(MARK)) {
                return Optional.of(Integer.parseInt(lines.get(i).substring(MARK.length())));
            }
        }
        return Optional.empty();
    }

    private static SourceFile changed(Place.Kind kind, TestMethod test, List<Piece> pieces, Set<Integer> usable) {
        MethodDeclaration host = host(kind, test);
        int classEnd = end(test.owner().type()) - 1;
        String modifier = Modifier.isStatic(host.getModifiers()) ? "static " : "";
        String code = code(pieces, usable);
        List<Edit> edits = new ArrayList<>(calls(kind, host));
        edits.addAll(imports(test.owner(), usable.stream().map(pieces::get).toList()));
        edits.add(Edit.insert(
                classEnd, "\nprivate " + modifier + "void vivaceTrial() throws Throwable {\n" + code + "}\n"));
        return test.owner().file().with(edits);
    }

    private static String code(List<Piece> pieces, Set<Integer> usable) {
        StringBuilder code = new StringBuilder();
        String end = "";
        Optional<Expectation> open = Optional.empty();
        for (int i : usable) {
            Piece piece = pieces.get(i);
            if (!piece.expected().equals(open)) {
                code.append(end);
                end = "";
                open = Optional.empty();
            }
            if (piece.isCatch()) {
                code.append("try {\n");
                open = piece.expected();
                end = catching(open.orElseThrow(), i);
            } else {
                code.append(MARK + i + "\n" + piece.codeIf(isOn(i)) + "\n");
            }
        }
        return code + end;
    }

    private static String catching(Expectation expectation, int number) {
        return "} catch (Throwable vivaceThrown) {\n" + MARK + number + "\nif (!(" + isOn(number) + " && "
                + expectation.test("vivaceThrown") + ")) throw vivaceThrown;\n}\n";
    }

    private static String isOn(int number) {
        return "vivace.trial.Switches.on(" + number + ")";
    }

    private static List<Edit> imports(ParsedClass owner, List<Piece> pieces) {
        Set<String> needed =
                pieces.stream().flatMap(piece -> piece.imports().stream()).collect(Collectors.toSet());
        return ImportTable.of(owner.unit()).missing(needed).stream()
                .map(name -> ImportPlace.of(owner.unit(), owner.file().text(), "import " + name + ";"))
                .toList();
    }

    /** The method where the pieces would stand; the test itself where there is no such fixture yet. */
    private static MethodDeclaration host(Place.Kind kind, TestMethod test) {
        return kind == Place.Kind.SET_UP
                ? Fixtures.first(test.owner(), Phase.BEFORE).orElse(test.declaration())
                : test.declaration();
    }

    /** At the beginning; instead of a tear-down, at the end of the test however it ends. */
    private static List<Edit> calls(Place.Kind kind, MethodDeclaration host) {
        int start = host.getBody().getStartPosition() + 1;
        return kind == Place.Kind.TEAR_DOWN
                ? List.of(
                        Edit.insert(start, " try {"), Edit.insert(end(host.getBody()) - 1, "} finally {" + CALL + " }"))
                : List.of(Edit.insert(start, CALL));
    }

    private static int end(ASTNode node) {
        return node.getStartPosition() + node.getLength();
    }

    /** Without state of its own: it asks the file each time. */
    private static SourceFile switchSource(Path directory, Path file) {
        String path = file.toString().replace("\\", "\\\\");
        Path source = directory.resolve("Switches.java");
        String text = "package vivace.trial;\n"
                + "public final class Switches {\n"
                + "  public static boolean on(int number) throws java.io.IOException {\n"
                + "    return java.nio.file.Files.readAllBytes(java.nio.file.Path.of(\"" + path
                + "\"))[number] == '1';\n"
                + "  }\n"
                + "}\n";
        write(source, text.getBytes(UTF_8));
        return SourceFile.read(source, UTF_8);
    }

    /** Where the compiled classes are. */
    Path classes() {
        return switches.resolveSibling(CLASSES);
    }

    /** The pieces that could be compiled. */
    Set<Integer> usable() {
        return usable;
    }

    /** From now on these pieces are on, and no others. */
    void turnOn(Collection<Integer> on) {
        int count = on.stream().mapToInt(i -> i + 1).max().orElse(0);
        int all = Math.max(count, usable.stream().mapToInt(i -> i + 1).max().orElse(0));
        String states = IntStream.range(0, all)
                .mapToObj(i -> on.contains(i) ? "1" : "0")
                .collect(Collectors.joining());
        write(switches, states.getBytes(US_ASCII));
    }

    private static void write(Path file, byte[] bytes) {
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
