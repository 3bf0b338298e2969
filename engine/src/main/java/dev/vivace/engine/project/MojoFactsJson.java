package dev.vivace.engine.project;

/** The form in which Maven hands facts over to us. */
public final class MojoFactsJson {

    private static final String FORMAT = "vivace-mojo/2";

    private MojoFactsJson() {}

    /** The facts as JSON, with the name and version of its format. */
    public static String write(MojoFacts facts) {
        return ProjectJson.write(FORMAT, facts);
    }

    /** Reads what {@link #write} wrote. */
    public static MojoFacts read(String text) {
        return ProjectJson.read(FORMAT, text, MojoFacts.class);
    }
}
