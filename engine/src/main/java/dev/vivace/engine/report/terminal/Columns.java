package dev.vivace.engine.report.terminal;

import java.util.List;

/** How wide text is on a terminal, and text cut to a width. */
final class Columns {

    private static final String CUT = "..";

    /** East Asian wide characters and emoji. */
    private static final List<Block> WIDE = List.of(
            new Block(0x1100, 0x115f),
            new Block(0x2e80, 0xa4cf),
            new Block(0xac00, 0xd7a3),
            new Block(0xf900, 0xfaff),
            new Block(0xfe30, 0xfe6f),
            new Block(0xff00, 0xff60),
            new Block(0xffe0, 0xffe6),
            new Block(0x1f300, 0x1faff),
            new Block(0x20000, 0x3fffd));

    private record Block(int first, int last) {

        boolean contains(int point) {
            return first <= point && point <= last;
        }
    }

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

    private static boolean isWide(int point) {
        return WIDE.stream().anyMatch(block -> block.contains(point));
    }
}
