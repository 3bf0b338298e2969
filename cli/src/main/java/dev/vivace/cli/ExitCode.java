package dev.vivace.cli;

/** What scripts may rely on. */
enum ExitCode {
    /** All tests passed, or the command did what was asked. */
    OK(0),
    /** Tests failed. */
    RED(1),
    /** Wrong usage or a problem that the user can fix. */
    PROBLEM(2),
    /** We broke a promise. */
    DEFECT(3),
    /** Ctrl-C or a signal that asks us to end. */
    INTERRUPTED(130);

    private final int code;

    ExitCode(int code) {
        this.code = code;
    }

    int code() {
        return code;
    }

    /** The exit code that picocli carries as a number. */
    static ExitCode of(int code) {
        for (ExitCode exit : values()) {
            if (exit.code == code) {
                return exit;
            }
        }
        throw new IllegalStateException("No such exit code: " + code);
    }
}
