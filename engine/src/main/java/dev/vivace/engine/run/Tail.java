package dev.vivace.engine.run;

import java.nio.charset.Charset;
import java.util.Arrays;

/** The end of what a JVM itself printed: where its last words are. */
final class Tail {

    private static final int LENGTH = 8192;

    private byte[] bytes = new byte[0];

    void append(byte[] more) {
        byte[] all = Arrays.copyOf(bytes, bytes.length + more.length);
        System.arraycopy(more, 0, all, bytes.length, more.length);
        bytes = Arrays.copyOfRange(all, Math.max(0, all.length - LENGTH), all.length);
    }

    /** As text, without what a terminal would take for a command. */
    String text() {
        return new String(bytes, Charset.defaultCharset())
                .replaceAll("[\\p{Cntrl}&&[^\\n\\t]]", "")
                .strip();
    }
}
