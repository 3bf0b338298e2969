package dev.vivace.engine.project;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Adds values up to a name that no other values have. */
public final class Digest {

    private static final int BYTES = 16;

    private final MessageDigest digest;

    /** Of nothing yet. */
    public Digest() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has SHA-256", e);
        }
    }

    /** With its length, so that two texts never look like one. */
    public Digest add(String text) {
        return add(text.getBytes(StandardCharsets.UTF_8));
    }

    /** With their number. */
    public Digest add(byte[] bytes) {
        add(bytes.length);
        digest.update(bytes);
        return this;
    }

    /** In a form of its own. */
    public Digest add(long number) {
        digest.update(ByteBuffer.allocate(Long.BYTES).putLong(number).array());
        return this;
    }

    /** The name; nothing can be added afterwards. */
    public String name() {
        return HexFormat.of().formatHex(digest.digest(), 0, BYTES);
    }
}
