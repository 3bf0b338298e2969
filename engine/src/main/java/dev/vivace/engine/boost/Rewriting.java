package dev.vivace.engine.boost;

import java.util.Objects;

/** What came of the wish to rewrite a class. */
public sealed interface Rewriting {

    /** There is a rewrite. */
    record Rewritten(Rewrite rewrite) implements Rewriting {

        public Rewritten {
            Objects.requireNonNull(rewrite);
        }
    }

    /**
     * There is none.
     *
     * @param code the reason
     * @param evidence where it is seen: file and line, and what stands there
     */
    record Kept(KeptCode code, String evidence) implements Rewriting {

        public Kept {
            Objects.requireNonNull(code);
            Objects.requireNonNull(evidence);
        }
    }
}
