package dev.vivace.cli;

/** Words as a shell reads them back. */
final class ShellText {

    private ShellText() {}

    /** The word itself where no shell minds it, otherwise in quotes. */
    static String quoted(String word, boolean windows) {
        if (word.matches("[\\w./:=@%+,-]+")) {
            return word;
        }
        return windows ? "\"" + word.replace("\"", "\\\"") + "\"" : "'" + word.replace("'", "'\\''") + "'";
    }
}
