package dev.vivace.testsupport;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;

/** What a shell starts in the background ignores Ctrl-C, and so does all that it starts, unless told otherwise. */
public final class HeedingSignals {

    private static final List<String> WORDS = words(List.of("env", "--default-signal=INT,TERM,HUP"));

    private HeedingSignals() {}

    /** What to put before a command so that it is told otherwise; nothing where the system has no such thing. */
    public static List<String> words() {
        return WORDS;
    }

    private static List<String> words(List<String> words) {
        try {
            Process process = new ProcessBuilder(
                            Stream.concat(words.stream(), Stream.of("true")).toList())
                    .start();
            return process.waitFor() == 0 ? words : List.of();
        } catch (IOException e) {
            return List.of();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
