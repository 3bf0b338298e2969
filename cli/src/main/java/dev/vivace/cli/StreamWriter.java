package dev.vivace.cli;

import java.io.PrintStream;
import java.io.Writer;

/** Writes characters to a stream in the stream's own encoding, which on Java 17 it keeps to itself. */
final class StreamWriter extends Writer {

    private final PrintStream stream;

    StreamWriter(PrintStream stream) {
        this.stream = stream;
    }

    @Override
    public void write(char[] characters, int from, int count) {
        stream.print(new String(characters, from, count));
    }

    @Override
    public void flush() {
        stream.flush();
    }

    /** The stream is not ours. */
    @Override
    public void close() {
        flush();
    }
}
