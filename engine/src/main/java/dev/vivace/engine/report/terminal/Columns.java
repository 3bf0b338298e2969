package dev.vivace.engine.report.terminal;

/** How wide text is on a terminal, and text cut to a width. */
final class Columns {

    private static final String CUT = "..";

    private Columns() {}

    /** Columns that the text takes. */
    static int of(String text) {
        return text.codePoints().map(Columns::of).sum();
    }

    /** The text, without its end where it is too wide. */
    static String cutEnd(String text, int width) {
        if (of(text) <= width) {
            return text;
        }
        int end = 0;
        int used = CUT.length();
        while (used + of(text.codePointAt(end)) <= width) {
            used += of(text.codePointAt(end));
            end += Character.charCount(text.codePointAt(end));
        }
        return (text.substring(0, end) + CUT).substring(0, Math.min(end + CUT.length(), Math.max(end, width)));
    }

    /** The text, without its beginning where it is too wide: the method's name tells more than the package's. */
    static String cutStart(String text, int width) {
        if (of(text) <= width) {
            return text;
        }
        int start = text.length();
        int used = CUT.length();
        while (start > 0 && used + of(text.codePointBefore(start)) <= width) {
            used += of(text.codePointBefore(start));
            start -= Character.charCount(text.codePointBefore(start));
        }
        return CUT.substring(0, Math.min(CUT.length(), Math.max(0, width))) + text.substring(start);
    }

    private static int of(int point) {
        return switch (Character.getType(point)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> 0;
            default -> isWide(point) ? 2 : 1;
        };
    }

    /** East Asian wide characters and emoji, by their blocks. */
    private static boolean isWide(int point) {
        return point >= 0x1100 && point <= 0x115f
                || point >= 0x2e80 && point <= 0xa4cf
                || point >= 0xac00 && point <= 0xd7a3
                || point >= 0xf900 && point <= 0xfaff
                || point >= 0xfe30 && point <= 0xfe6f
                || point >= 0xff00 && point <= 0xff60
                || point >= 0xffe0 && point <= 0xffe6
                || point >= 0x1f300 && point <= 0x1faff
                || point >= 0x20000 && point <= 0x3fffd;
    }
}
