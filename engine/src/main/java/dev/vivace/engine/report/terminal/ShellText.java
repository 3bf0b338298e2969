package dev.vivace.engine.report.terminal;

/** Words as a shell reads them back. */
public final class ShellText {

    private ShellText() {}

    /** The word itself where no shell minds it, otherwise in quotes. */
    public static String quoted(String word, boolean windows) {
        if (word.matches("[\\w./:=@%+,-]+")) {
            return word;
        }
        return windows ? "\"" + word.replace("\"", "\\\"") + "\"" : "'" + word.replace("'", "'\\''") + "'";
    }
}
