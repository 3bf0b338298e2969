package dev.vivace.worker;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * A standard stream that outlives being closed and never fails. Where the JVM's charset is UTF-8 or plain ASCII,
 * characters become UTF-8 and bytes stay as they are; where it is another, all is translated from that one to UTF-8.
 */
final class CapturedStream extends PrintStream {

    CapturedStream(Sink sink) {
        super(bytes(sink), false, isTranslated() ? Charset.defaultCharset() : StandardCharsets.UTF_8);
    }

    /** Without this, whatever later tests print would vanish. */
    @Override
    public void close() {
        flush();
    }

    private static OutputStream bytes(Sink sink) {
        return new SinkStream(isTranslated() ? new Translation(Charset.defaultCharset(), sink) : sink);
    }

    private static boolean isTranslated() {
        Charset charset = Charset.defaultCharset();
        return !StandardCharsets.UTF_8.equals(charset) && !StandardCharsets.US_ASCII.equals(charset);
    }

    /** Takes bytes from {@code from} to before {@code end}. */
    interface Sink {
        void accept(byte[] bytes, int from, int end);
    }

    /** Hands a stream's bytes on. */
    private static final class SinkStream extends OutputStream {

        private final Sink sink;

        SinkStream(Sink sink) {
            this.sink = sink;
        }

        @Override
        public void write(int value) {
            sink.accept(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) {
            sink.accept(bytes, offset, offset + length);
        }
    }
}
