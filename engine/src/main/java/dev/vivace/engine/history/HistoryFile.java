package dev.vivace.engine.history;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import dev.vivace.engine.json.AtomicFile;
import dev.vivace.engine.json.FormatVersion;
import dev.vivace.engine.json.ProcessLock;
import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * {@code history.jsonl}: a line that names the format, then one record per line. A line is added at the end, under a
 * lock; when there are many, the file is written anew beside its place and moved there. Whoever is killed in between
 * leaves at most one broken last line, which readers pass over; where that is the first line, nothing was known yet.
 */
final class HistoryFile {

    private static final FormatVersion VERSION = new FormatVersion("vivace-history", 1);
    private static final String HEADER = "{\"format\":\"" + VERSION + "\"}\n";
    private static final int LINES_BEFORE_COMPACTION = 5;
    private static final int TRIES = 200;
    private static final long PAUSE_MILLIS = 50;

    private final Path directory;
    private final Path file;

    HistoryFile(Path directory) {
        this.directory = directory;
        this.file = directory.resolve("history.jsonl");
    }

    /** Everything that can be understood. */
    List<HistoryLine> read() {
        try {
            return read(begun().lines().toList());
        } catch (IOException e) {
            throw Problem.of("Cannot read the history in " + file + ".")
                    .detail(e.toString())
                    .tryThis("moving the file away; durations will be learned again");
        }
    }

    private List<HistoryLine> read(List<String> lines) {
        if (!lines.isEmpty()) {
            VERSION.check(file, formatOf(lines.get(0)));
        }
        return lines.stream()
                .skip(1)
                .map(HistoryLine::parse)
                .flatMap(Optional::stream)
                .toList();
    }

    private String formatOf(String header) {
        try {
            if (JsonParser.parseString(header) instanceof JsonObject object && object.has("format")) {
                return object.get("format").getAsString();
            }
        } catch (JsonParseException e) {
            throw notOurs(header);
        }
        throw notOurs(header);
    }

    private Problem notOurs(String header) {
        return Problem.of(file + " is not a history that Vivace wrote.")
                .detail("It begins with: " + header.substring(0, Math.min(80, header.length())))
                .tryThis("moving the file away; durations will be learned again");
    }

    /** Adds a line, and compacts the file when it has become long. */
    void append(HistoryLine line) throws IOException {
        Files.createDirectories(directory);
        try (ProcessLock lock = lock()) {
            hideFromVersionControl();
            add(line);
            compactWhenLong();
        }
    }

    /** Adds all of these lines and that they were added, or, where that was done before, nothing. */
    void appendOnce(List<HistoryLine> lines) throws IOException {
        Files.createDirectories(directory);
        try (ProcessLock lock = lock()) {
            hideFromVersionControl();
            if (!Additions.has(read(), lines)) {
                addAll(Stream.concat(lines.stream(), Stream.of(Additions.of(lines))));
                compactWhenLong();
            }
        }
    }

    /** Whoever is killed meanwhile has added nothing. */
    private void addAll(Stream<HistoryLine> lines) throws IOException {
        String before = begun();
        String added = lines.map(line -> line + "\n").collect(Collectors.joining());
        AtomicFile.replace(file, writer -> writer.write(before + startOfLine(before) + added));
    }

    /** Whoever has it does not need it for long. */
    private ProcessLock lock() throws IOException {
        for (int i = 0; i < TRIES; i++) {
            Optional<ProcessLock> lock = ProcessLock.tryTake(directory.resolve("history.lock"));
            if (lock.isPresent()) {
                return lock.get();
            }
            pause();
        }
        throw new IOException(directory + " is locked by another run");
    }

    private static void pause() throws IOException {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("Interrupted while waiting for another run", e);
        }
    }

    private void hideFromVersionControl() throws IOException {
        Path ignore = directory.resolve(".gitignore");
        if (Files.notExists(ignore)) {
            Files.writeString(ignore, "*\n");
        }
    }

    private void add(HistoryLine line) throws IOException {
        String before = begun();
        if (before.isEmpty()) {
            Files.deleteIfExists(file);
        }
        String added = startOfLine(before) + line + "\n";
        Files.writeString(file, added, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    /** What is there; a first line that was cut is nothing. */
    private String begun() throws IOException {
        String text = Files.exists(file) ? text() : "";
        return text.length() < HEADER.length() && HEADER.startsWith(text) ? "" : text;
    }

    /** A broken last line must not spoil the next one. */
    private static String startOfLine(String before) {
        if (before.isEmpty()) {
            return HEADER;
        }
        return before.endsWith("\n") ? "" : "\n";
    }

    private void compactWhenLong() throws IOException {
        List<HistoryLine> lines = read();
        if (lines.stream().filter(HistoryLine::isDurations).count() > LINES_BEFORE_COMPACTION) {
            String text = HistoryLine.compact(lines).stream()
                    .map(line -> line + "\n")
                    .collect(Collectors.joining("", HEADER, ""));
            AtomicFile.replace(file, writer -> writer.write(text));
        }
    }

    /** Malformed bytes are replaced rather than refused: they can only be in a broken line. */
    private String text() throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }
}
