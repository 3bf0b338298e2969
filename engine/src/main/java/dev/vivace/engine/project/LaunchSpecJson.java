package dev.vivace.engine.project;

/** The form in which a launch specification is kept: {@code launch.json}. */
public final class LaunchSpecJson {

    private static final String FORMAT = "vivace-launch/2";

    private LaunchSpecJson() {}

    /** The specification as JSON, with the name and version of its format. */
    public static String write(LaunchSpec spec) {
        return ProjectJson.write(FORMAT, spec);
    }

    /** Reads what {@link #write} wrote. */
    public static LaunchSpec read(String text) {
        return ProjectJson.read(FORMAT, text, LaunchSpec.class);
    }
}
