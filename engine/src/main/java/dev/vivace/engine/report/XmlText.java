package dev.vivace.engine.report;

import java.util.regex.Pattern;

/** Text that XML can hold. Surefire escapes control characters, but writes others that no parser accepts as they are. */
final class XmlText {

    private static final Pattern FORBIDDEN = Pattern.compile("[\\p{Cs}\\uFFFE\\uFFFF]");

    private XmlText() {}

    /** The same, with the replacement character for halves of characters and what is no character at all. */
    static String readable(String text) {
        return FORBIDDEN.matcher(text).replaceAll("\uFFFD");
    }
}
