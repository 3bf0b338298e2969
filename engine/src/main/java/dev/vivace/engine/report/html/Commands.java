package dev.vivace.engine.report.html;

import dev.vivace.engine.model.TestId;

/** Lines to copy into a shell that stands in the module's directory. */
final class Commands {

    private Commands() {}

    static String runTest(TestId id) {
        return "vivace run --test " + quoted(TestName.cut(id.toString()));
    }

    static String runOrder(String file) {
        return "vivace run --order " + (file.matches("[\\w./-]+") ? file : quoted(file));
    }

    static String apply(String patch) {
        return "git apply " + (patch.matches("[\\w./-]+") ? patch : quoted(patch));
    }

    private static String quoted(String word) {
        return "'" + word.replace("'", "'\\''") + "'";
    }
}
