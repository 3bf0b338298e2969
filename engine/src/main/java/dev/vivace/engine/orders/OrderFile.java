package dev.vivace.engine.orders;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Orders written by people or by earlier runs: a class or test id per line, {@code #} at the start of a comment. */
public final class OrderFile {

    private OrderFile() {}

    /**
     * Reads a file.
     *
     * @param strict whether every test that it names must be here, rather than in another module
     */
    public static TestOrder read(Path file, TestCatalog catalog, boolean strict) {
        try {
            return parse(Files.readAllLines(file), file.toString(), catalog, strict);
        } catch (NoSuchFileException e) {
            throw Problem.of("There is no order file " + file).tryThis("the path of a file with a test id per line");
        } catch (CharacterCodingException e) {
            throw Problem.of("The order file " + file + " is not UTF-8 text");
        } catch (IOException e) {
            throw Problem.of("The order file " + file + " cannot be read: " + e.getMessage());
        }
    }

    /** Reads the lines of a file; {@code name} is what a problem calls it. */
    static TestOrder parse(List<String> lines, String name, TestCatalog catalog, boolean strict) {
        List<TestId> tests = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String text = withoutComment(lines.get(i));
            if (!text.isEmpty()) {
                tests.addAll(expand(text, name + " line " + (i + 1), catalog, strict));
            }
        }
        if (tests.isEmpty() && strict) {
            throw Problem.of("The order file " + name + " names no test").tryThis("a class or test id per line");
        }
        return new TestOrder(tests);
    }

    /** Writes an order so that it reads back the same. */
    public static String print(TestOrder order) {
        return order.tests().stream().map(test -> test + "\n").collect(Collectors.joining());
    }

    private static String withoutComment(String line) {
        String text = line.strip();
        return text.startsWith("#") ? "" : text.replaceFirst("\\s+#.*", "");
    }

    private static List<TestId> expand(String text, String place, TestCatalog catalog, boolean strict) {
        TestId id = TestId.parse(text);
        List<TestId> tests = catalog.expand(id);
        if (tests.isEmpty() && strict) {
            throw catalog.unknown(id).detail("It is named in " + place + ".");
        }
        return tests;
    }
}
