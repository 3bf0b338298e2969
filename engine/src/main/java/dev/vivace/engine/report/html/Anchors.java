package dev.vivace.engine.report.html;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Places in pages that keep their name from run to run, so that links to them last. */
final class Anchors {

    private Anchors() {}

    /** The place of a test among all tests. */
    static String test(String id) {
        return "t-" + digest(id);
    }

    /** The place of a test among those that depend on the order. */
    static String finding(String id) {
        return "o-" + digest(id);
    }

    /** The place of a class in a view. */
    static String ofClass(String name) {
        return "c-" + digest(name);
    }

    /** The file with a patch that is too long for a view. */
    static String patch(String file) {
        return "p-" + digest(file);
    }

    /** Names of tests are anybody's, so that none of their characters may stand in a link. */
    static String digest(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 6);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every JDK has SHA-256", e);
        }
    }
}
