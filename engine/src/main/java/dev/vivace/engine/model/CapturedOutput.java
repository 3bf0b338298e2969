package dev.vivace.engine.model;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What a test printed, byte for byte, kept in a file so that fifty megabytes do no harm.
 *
 * @param file where the bytes are; empty where nothing was printed
 * @param chunks in the order they were printed
 */
public record CapturedOutput(Optional<Path> file, List<Chunk> chunks) {

    private static final int PIECE = 64 * 1024;
    private static final CapturedOutput NONE = new CapturedOutput(Optional.empty(), List.of());

    public CapturedOutput {
        chunks = List.copyOf(chunks);
    }

    /** Nothing was printed. */
    public static CapturedOutput none() {
        return NONE;
    }

    /**
     * A stretch of the file that went to one of the two streams.
     *
     * @param position in the stream of events, comparable with {@link TestResult.Span}; tells what a class printed
     *     before its first test from what it printed after its last
     */
    public record Chunk(boolean error, long offset, int length, long position) {}

    /** Copies what went to standard output, or to standard error, to a stream. */
    public void copy(boolean error, OutputStream target) {
        copy(chunks.stream().filter(chunk -> chunk.error() == error).toList(), target);
    }

    /** Copies some of the chunks to a stream, a piece at a time. */
    public void copy(List<Chunk> wanted, OutputStream target) {
        if (file.isEmpty() || wanted.isEmpty()) {
            return;
        }
        try (RandomAccessFile in = new RandomAccessFile(file.get().toFile(), "r")) {
            for (Chunk chunk : wanted) {
                copy(in, chunk, target);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read the captured output in " + file.get(), e);
        }
    }

    private static void copy(RandomAccessFile in, Chunk chunk, OutputStream target) throws IOException {
        byte[] piece = new byte[Math.min(chunk.length(), PIECE)];
        in.seek(chunk.offset());
        for (int left = chunk.length(); left > 0; left -= piece.length) {
            int length = Math.min(left, piece.length);
            in.readFully(piece, 0, length);
            target.write(piece, 0, length);
        }
    }

    /** The last bytes of both streams, as they were printed; at most {@code limit}. */
    public byte[] tail(int limit) {
        ByteArrayOutputStream last = new ByteArrayOutputStream();
        int first = chunks.size();
        for (long size = 0; first > 0 && size < limit; size += chunks.get(first).length()) {
            first--;
        }
        copy(chunks.subList(first, chunks.size()), last);
        byte[] bytes = last.toByteArray();
        return Arrays.copyOfRange(bytes, Math.max(0, bytes.length - limit), bytes.length);
    }
}
