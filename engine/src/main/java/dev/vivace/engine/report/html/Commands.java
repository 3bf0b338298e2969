package dev.vivace.engine.report.html;

import dev.vivace.engine.model.TestId;

/** Lines to copy into a shell that stands in the project's directory. */
final class Commands {

    private Commands() {}

    static String runTest(String place, TestId id) {
        return run(place) + " --test " + quoted(TestName.cut(id.toString()));
    }

    static String runOrder(String place, String file) {
        return run(place) + " --order " + word(file);
    }

    static String apply(String patch) {
        return "git apply " + word(patch);
    }

    private static String run(String place) {
        return place.isEmpty() ? "vivace run" : "vivace run " + word(place);
    }

    private static String word(String text) {
        return text.matches("[\\w./-]+") ? text : quoted(text);
    }

    private static String quoted(String word) {
        return "'" + word.replace("'", "'\\''") + "'";
    }
}
