package dev.vivace.engine.source;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.util.Arrays;
import java.util.Optional;

/**
 * How the characters of a file become bytes.
 *
 * @param charset of the characters
 * @param isMarked whether the bytes begin with the byte order mark of UTF-8, which javac would not read
 */
record Encoding(Charset charset, boolean isMarked) {

    private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    static Encoding of(byte[] bytes, Charset charset) {
        boolean startsWithMark = bytes.length >= MARK.length && Arrays.equals(Arrays.copyOf(bytes, MARK.length), MARK);
        return new Encoding(charset, startsWithMark && charset.equals(UTF_8));
    }

    /** What no character stands for is replaced, so that encoding it gives other bytes. */
    String decode(byte[] bytes) {
        int start = isMarked ? MARK.length : 0;
        return new String(bytes, start, bytes.length - start, charset);
    }

    byte[] encode(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(isMarked ? MARK : new byte[0]);
        bytes.writeBytes(text.getBytes(charset));
        return bytes.toByteArray();
    }

    /** The first character that would be lost. */
    Optional<String> missing(String text) {
        CharsetEncoder encoder = charset.newEncoder();
        return encoder.canEncode(text)
                ? Optional.empty()
                : text.codePoints()
                        .mapToObj(Character::toString)
                        .filter(character -> !encoder.canEncode(character))
                        .findFirst();
    }
}
