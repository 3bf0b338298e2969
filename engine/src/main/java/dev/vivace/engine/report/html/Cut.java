package dev.vivace.engine.report.html;

/** The beginning of texts that are too long. */
final class Cut {

    private Cut() {}

    /** At most so many characters, never half of one, and an ellipsis where there is more. */
    static String at(String text, int limit) {
        return text.length() <= limit ? text : beginning(text, limit - 1) + "…";
    }

    /** At most so many characters, never half of one. */
    static String beginning(String text, int limit) {
        if (text.length() <= limit) {
            return text;
        }
        boolean splits =
                Character.isHighSurrogate(text.charAt(limit - 1)) && Character.isLowSurrogate(text.charAt(limit));
        return text.substring(0, splits ? limit - 1 : limit);
    }
}
