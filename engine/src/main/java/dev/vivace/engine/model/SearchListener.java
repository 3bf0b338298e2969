package dev.vivace.engine.model;

/** Watches a search for tests whose verdict changes. Called from one thread at a time; can never change a result. */
public interface SearchListener {

    /** Ignores everything. */
    SearchListener NONE = new SearchListener() {};

    /** A sentence for people: a warning, a skipped module. */
    default void notice(String sentence) {}

    /** The tests of a module are about to be searched. */
    default void searchStarted(String module, int tests) {}

    /**
     * So far this many orders have run.
     *
     * @param step what is tried now, in a few words
     * @param planned how many orders there are in this step
     */
    default void searching(String step, int done, int planned) {}

    /**
     * A test was seen to pass and to be red, which takes many orders to explain.
     *
     * @param done how many of them were explained before
     * @param seen how many such tests there are
     */
    default void examining(TestId test, int done, int seen) {}

    /** What is being done now, as a sentence: part of what was told before, and worth showing where it takes long. */
    default void doing(String sentence) {}

    /** A test was found and confirmed. */
    default void found(Finding finding) {}
}
