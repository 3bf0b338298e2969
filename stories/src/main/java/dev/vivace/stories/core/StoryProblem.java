package dev.vivace.stories.core;

import java.util.List;

/** Something that the author of a test can fix: what happened, to what, and what to try. */
public final class StoryProblem extends RuntimeException {

    /** One sentence that names the thing concerned. */
    StoryProblem(String what) {
        super(what);
    }

    StoryProblem(String what, Throwable cause) {
        super(what, cause);
    }

    /** One sentence that names the thing concerned, and a piece of advice. */
    public StoryProblem(String what, String advice) {
        super(what + "\n  Try: " + advice);
    }

    /** With lines of fact and a piece of advice. */
    static StoryProblem of(String what, List<String> details, String advice) {
        StringBuilder text = new StringBuilder(what);
        details.forEach(detail -> text.append("\n  ").append(detail));
        return new StoryProblem(text.append("\n  Try: ").append(advice).toString());
    }
}
