package dev.vivace.engine.report.html;

import dev.vivace.engine.model.TestId;
import dev.vivace.engine.report.RunReport;

/** Lines to copy into a shell that stands in the project's directory. */
final class Commands {

    private Commands() {}

    /** The test again, isolated as it was where that was one way for all. */
    static String runTest(String place, TestId id, RunReport run) {
        String isolation = run.isolation();
        boolean special = !isolation.equals("auto") && isolation.matches("[a-z]+");
        return run(place) + (special ? " --isolation " + isolation : "") + " --test " + quoted(id.toString());
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
