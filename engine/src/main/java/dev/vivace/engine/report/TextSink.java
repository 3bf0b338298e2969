package dev.vivace.engine.report;

import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Turns bytes into text, a piece at a time; what is not UTF-8 becomes the replacement character. */
final class TextSink extends OutputStream {

    private final Consumer<String> target;
    private final CharsetDecoder decoder = StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPLACE)
            .onUnmappableCharacter(CodingErrorAction.REPLACE);
    private ByteBuffer rest = ByteBuffer.allocate(0);

    TextSink(Consumer<String> target) {
        this.target = target;
    }

    @Override
    public void write(int b) {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) {
        ByteBuffer in = ByteBuffer.allocate(rest.remaining() + length)
                .put(rest)
                .put(bytes, offset, length)
                .flip();
        decode(in, false);
        rest = in;
    }

    /** Passes on what is left of a character that never became whole; what still comes begins anew. */
    @Override
    public void close() {
        decode(rest, true);
        decoder.reset();
        rest = ByteBuffer.allocate(0);
    }

    private void decode(ByteBuffer in, boolean last) {
        CharBuffer out = CharBuffer.allocate(in.remaining() + 1);
        decoder.decode(in, out, last);
        if (last) {
            decoder.flush(out);
        }
        out.flip();
        if (out.hasRemaining()) {
            target.accept(out.toString());
        }
    }
}
