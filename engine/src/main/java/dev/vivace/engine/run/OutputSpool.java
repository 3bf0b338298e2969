package dev.vivace.engine.run;

import dev.vivace.engine.model.CapturedOutput;
import dev.vivace.engine.model.CapturedOutput.Chunk;
import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Keeps what the tests of one run print in one file; each test knows its parts of it. */
final class OutputSpool implements AutoCloseable {

    private static final int LARGEST_CHUNK = 1 << 16;

    private final Path file;
    private OutputStream out;
    private long length;
    private Pages current;

    /** The file appears with the first byte. */
    OutputSpool(Path file) {
        this.file = file;
    }

    /** The parts that belong to one test or container; grows while it runs, and when it prints after its end. */
    final class Pages {

        private final List<Chunk> chunks = new ArrayList<>();

        void append(boolean error, byte[] bytes, long position) {
            write(bytes);
            if (current == this && continues(error, bytes.length)) {
                Chunk last = chunks.remove(chunks.size() - 1);
                chunks.add(new Chunk(error, last.offset(), last.length() + bytes.length, last.position()));
            } else {
                chunks.add(new Chunk(error, length, bytes.length, position));
            }
            length += bytes.length;
            current = this;
        }

        private boolean continues(boolean error, int more) {
            Chunk last = chunks.get(chunks.size() - 1);
            return last.error() == error && last.length() + more <= LARGEST_CHUNK;
        }

        CapturedOutput output() {
            return chunks.isEmpty() ? CapturedOutput.none() : new CapturedOutput(Optional.of(file), chunks);
        }
    }

    Pages open() {
        return new Pages();
    }

    /** Something else than output happened: what comes now is a part of its own. */
    void cut() {
        current = null;
    }

    private void write(byte[] bytes) {
        try {
            if (out == null) {
                Files.createDirectories(file.getParent());
                out = Files.newOutputStream(file);
            }
            out.write(bytes);
        } catch (IOException e) {
            throw notKept(e);
        }
    }

    private Problem notKept(IOException cause) {
        return Problem.of("Cannot keep the output of tests in " + file + ": " + cause.getMessage())
                .tryThis("--out with a directory that can be written and has room");
    }

    @Override
    public void close() {
        try {
            if (out != null) {
                out.close();
            }
        } catch (IOException e) {
            throw notKept(e);
        }
    }
}
