package dev.vivace.engine.source;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** A file of Java source, with what an editor must not lose: bytes, encoding, byte order mark, line ends. */
public final class SourceFile {

    private final Path path;
    private final Encoding encoding;
    private final String text;

    private SourceFile(Path path, Encoding encoding, String text) {
        this.path = path;
        this.encoding = encoding;
        this.text = text;
    }

    /** Reads a file; refuses one that this charset does not give back byte for byte. */
    public static SourceFile read(Path file, Charset charset) {
        byte[] bytes = bytesOf(file);
        Encoding encoding = Encoding.of(bytes, charset);
        String text = encoding.decode(bytes);
        if (!Arrays.equals(encoding.encode(text), bytes)) {
            throw Problem.of(file + " is not in " + charset + ", the encoding of the project's sources.")
                    .tryThis("the encoding that it has: project.build.sourceEncoding in the pom");
        }
        return new SourceFile(file, encoding, text);
    }

    static byte[] bytesOf(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw Problem.of("Cannot read " + file + ".").detail(e.toString());
        }
    }

    /** Where it is. */
    public Path path() {
        return path;
    }

    /** How characters become bytes. */
    public Charset charset() {
        return encoding.charset();
    }

    /** Its characters with the line ends that it has, without a byte order mark. */
    public String text() {
        return text;
    }

    /** The same file with edits that do not overlap; insertions at one place keep their sequence. */
    public SourceFile with(List<Edit> edits) {
        List<Edit> inSequence = new ArrayList<>(edits);
        inSequence.sort(Comparator.comparingInt(Edit::start).thenComparingInt(Edit::end));
        StringBuilder changed = new StringBuilder();
        int done = 0;
        for (Edit edit : inSequence) {
            refuseUnlessBehind(done, edit);
            changed.append(text, done, edit.start()).append(withOwnLineEnds(edit.replacement()));
            done = edit.end();
        }
        return new SourceFile(
                path, encoding, changed.append(text, done, text.length()).toString());
    }

    private void refuseUnlessBehind(int done, Edit edit) {
        if (edit.start() < done || edit.end() > text.length()) {
            throw new IllegalArgumentException(
                    edit + " overlaps another edit of " + path + ", or its end " + text.length());
        }
    }

    private String withOwnLineEnds(String replacement) {
        return replacement.replace("\r\n", "\n").replace("\n", lineEnd());
    }

    /** The more frequent one. */
    private String lineEnd() {
        long all = text.chars().filter(character -> character == '\n').count();
        long bare = text.replace("\r\n", "")
                .chars()
                .filter(character -> character == '\n')
                .count();
        return all - bare > bare ? "\r\n" : "\n";
    }

    /** The file's content, byte order mark included. */
    public byte[] bytes() {
        encoding.missing(text).ifPresent(character -> {
            throw Problem.of(path + " would need '" + character + "', which " + charset() + " does not have.")
                    .tryThis("sources in UTF-8: project.build.sourceEncoding in the pom");
        });
        return encoding.encode(text);
    }
}
