package dev.vivace.worker;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** Translates bytes of a charset to UTF-8, also where a character comes in several pieces. */
final class Translation implements CapturedStream.Sink {

    private final CharsetDecoder decoder;
    private final CapturedStream.Sink target;
    private ByteBuffer remainder = ByteBuffer.allocate(0);

    Translation(Charset from, CapturedStream.Sink target) {
        this.decoder = from.newDecoder()
                .onMalformedInput(CodingErrorAction.REPLACE)
                .onUnmappableCharacter(CodingErrorAction.REPLACE);
        this.target = target;
    }

    @Override
    public synchronized void accept(byte[] bytes, int from, int end) {
        ByteBuffer in = ByteBuffer.allocate(remainder.remaining() + end - from)
                .put(remainder)
                .put(bytes, from, end - from);
        in.flip();
        CharBuffer chars = CharBuffer.allocate((int) (in.remaining() * (double) decoder.maxCharsPerByte()) + 1);
        decoder.decode(in, chars, false);
        remainder = in;
        chars.flip();
        byte[] translated = chars.toString().getBytes(StandardCharsets.UTF_8);
        target.accept(translated, 0, translated.length);
    }
}
