package dev.vivace.engine.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The classes that JVMs have loaded, as HotSpot lists them.
 *
 * @param lines each class and each lambda once, in the sequence in which they were met
 */
record ClassList(List<String> lines) {

    /** Numbers are valid within one list only, and needed only for what cannot be archived anyway. */
    private static final Pattern NUMBER = Pattern.compile(" id: \\d+$");

    private static final String INVOKER = "@lambda-form-invoker";

    ClassList {
        lines = List.copyOf(lines);
    }

    static ClassList merged(List<Path> lists) throws IOException {
        Set<String> merged = new LinkedHashSet<>();
        for (Path list : lists) {
            String text = Files.readString(list, StandardCharsets.UTF_8);
            // A JVM that was ended by force may have left half a line.
            text.substring(0, text.lastIndexOf('\n') + 1)
                    .lines()
                    .filter(line -> !line.startsWith("#") && !isOfAnotherLoader(line))
                    .map(line -> NUMBER.matcher(line).replaceFirst(""))
                    .forEach(merged::add);
        }
        return new ClassList(List.copyOf(merged));
    }

    private static boolean isOfAnotherLoader(String line) {
        return line.contains(" source: ");
    }

    /** For invokers HotSpot makes classes of its own when it makes an archive. */
    ClassList withoutInvokers() {
        return new ClassList(
                lines.stream().filter(line -> !line.startsWith(INVOKER)).toList());
    }
}
