package dev.vivace.engine.source;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.vivace.engine.model.Problem;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.eclipse.jgit.diff.DiffFormatter;
import org.eclipse.jgit.diff.EditList;
import org.eclipse.jgit.diff.HistogramDiff;
import org.eclipse.jgit.diff.RawText;
import org.eclipse.jgit.diff.RawTextComparator;
import org.eclipse.jgit.util.QuotedString;

/** Unified diffs that {@code git apply} and {@code patch -p1} take. */
public final class UnifiedDiff {

    private static final int CONTEXT = 3;

    private UnifiedDiff() {}

    /** The bytes of a patch to apply in {@code root}; files that stay the same are not in it. */
    public static byte[] of(Path root, List<Change> changes) {
        ByteArrayOutputStream patch = new ByteArrayOutputStream();
        for (Change change : changes) {
            append(patch, root, change);
        }
        return patch.toByteArray();
    }

    private static void append(ByteArrayOutputStream patch, Path root, Change change) {
        RawText before = new RawText(change.before().bytes());
        RawText after = new RawText(change.after().bytes());
        EditList edits = new HistogramDiff().diff(RawTextComparator.DEFAULT, before, after);
        if (!edits.isEmpty()) {
            patch.writeBytes(header(relative(root, change.before().path())).getBytes(UTF_8));
            appendHunks(patch, edits, before, after);
        }
    }

    private static String relative(Path root, Path file) {
        Path path = normal(root).relativize(normal(file));
        if (path.startsWith("..")) {
            throw Problem.of(file + " is not below " + root + ", so that a patch cannot name it.")
                    .tryThis("the command in a directory that has both");
        }
        return StreamSupport.stream(path.spliterator(), false)
                .map(Path::toString)
                .collect(Collectors.joining("/"));
    }

    private static Path normal(Path path) {
        return path.toAbsolutePath().normalize();
    }

    /**
     * Without a line {@code diff --git}: with one, git takes names from the root of its work tree, and in a directory below
     * leaves out, without a word, what it does not find so.
     */
    private static String header(String path) {
        String before = QuotedString.GIT_PATH.quote("a/" + path);
        String after = QuotedString.GIT_PATH.quote("b/" + path);
        return "--- " + ended(before) + "\n+++ " + ended(after) + "\n";
    }

    /** As git does it: without the tab, patch would take a name only up to its first space. */
    private static String ended(String name) {
        return name.contains(" ") ? name + "\t" : name;
    }

    private static void appendHunks(ByteArrayOutputStream patch, EditList edits, RawText before, RawText after) {
        try (DiffFormatter formatter = new DiffFormatter(patch)) {
            formatter.setContext(CONTEXT);
            formatter.format(edits, before, after);
            formatter.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
