package dev.vivace.engine.report.terminal;

/** Colours, where the console has them. */
enum Style {
    PLAIN,
    COLORED;

    static Style of(boolean color) {
        return color ? COLORED : PLAIN;
    }

    String red(String text) {
        return paint("31;1", text);
    }

    String green(String text) {
        return paint("32", text);
    }

    String yellow(String text) {
        return paint("33", text);
    }

    String dim(String text) {
        return paint("2", text);
    }

    String bold(String text) {
        return paint("1", text);
    }

    private String paint(String code, String text) {
        return this == PLAIN || text.isEmpty() ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
    }
}
