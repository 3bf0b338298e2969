package dev.vivace.engine.model;

import java.util.List;

/**
 * A test class, or a provider of one, with what its class file says of stories.
 *
 * @param name binary name
 * @param providers whose set-ups run before its own, in this sequence
 * @param scope how often it is set up
 * @param marked whether it says anything of stories; others have a part in them only as providers
 * @param setUps how many methods set it up, inherited ones included
 * @param tests its test methods, those first that leave their fixtures as they are
 */
public record StoryClass(
        String name, List<String> providers, Scope scope, boolean marked, int setUps, List<Test> tests) {

    public StoryClass {
        providers = List.copyOf(providers);
        tests = List.copyOf(tests);
    }

    /** How often a class is set up. */
    public enum Scope {
        /** For every consumer in a sequence. */
        CONSUMER,
        /** Once in a sequence. */
        SINGULAR,
        /** Once in a JVM. */
        RUN
    }

    /**
     * A test method.
     *
     * @param method its name
     * @param safe whether its author says that it leaves its fixtures as they are
     */
    public record Test(String method, boolean safe) {}
}
