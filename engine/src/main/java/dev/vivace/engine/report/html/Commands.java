package dev.vivace.engine.report.html;

import dev.vivace.engine.model.TestId;
import dev.vivace.engine.report.RunReport;

/** Lines to copy into a shell that stands in the project's directory. */
final class Commands {

    private Commands() {}

    /** The test again, with the plugin and the isolation of its run, where that was one for all. */
    static String runTest(ModuleResults results, TestId id) {
        String isolation = results.run().map(RunReport::isolation).orElse("auto");
        boolean special = !isolation.equals("auto") && isolation.matches("[a-z]+");
        return run(results.place())
                + (isOfFailsafe(results) ? " --integration-tests" : "")
                + (special ? " --isolation " + isolation : "")
                + " --test " + quoted(id.toString());
    }

    /** Told by where its reports are, unless the project has them elsewhere. */
    private static boolean isOfFailsafe(ModuleResults results) {
        return !results.launches().isEmpty()
                && results.launches().stream()
                        .allMatch(spec -> spec.reports().directory().endsWith("failsafe-reports"));
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
