package dev.vivace.engine.report.html;

/** The pages about a module. */
enum View {
    OVERVIEW("index.html", "Overview", ""),
    TIMELINE("timeline.html", "Timeline", "vivace run"),
    TESTS("tests.html", "Tests", "vivace run"),
    ORDER("order.html", "Order", "vivace fix"),
    BOOST("boost.html", "Fixtures", "vivace boost"),
    STORIES("stories.html", "Stories", ""),
    PROJECT("project.html", "Project", "vivace run");

    private final String file;
    private final String title;
    private final String command;

    View(String file, String title, String command) {
        this.file = file;
        this.title = title;
        this.command = command;
    }

    String file() {
        return file;
    }

    String title() {
        return title;
    }

    /** The command after which there is something to see; empty where none is sure to find anything. */
    String command() {
        return command;
    }

    boolean isKnown(ModuleResults results) {
        return switch (this) {
            case OVERVIEW -> true;
            case TIMELINE, TESTS -> results.run().isPresent();
            case ORDER -> results.detect().isPresent() || results.fix().isPresent();
            case BOOST -> results.boost().isPresent();
            case STORIES -> results.stories().isPresent();
            case PROJECT -> !results.launches().isEmpty();
        };
    }
}
