package dev.vivace.stories;

/** The bank of JUnit 4 on the JUnit Platform. */
public final class VintageAlone {

    private VintageAlone() {}

    /** In a JVM that has the Vintage engine, but not Jupiter. */
    public static void main(String[] args) {
        StoryRun run = StoryRun.of(Bank4Stories.All.class).run();
        System.out.println(run.passed().size() + " passed");
        System.out.print(run.output());
    }
}
