package dev.vivace.benchmarks;

/**
 * Names an artifact: {@code group:artifact:version}, or {@code group:artifact:version:classifier}.
 *
 * @param classifier which of the artifact's files; empty for the one without
 */
record Coordinates(String group, String artifact, String version, String classifier) {

    Coordinates(String group, String artifact, String version) {
        this(group, artifact, version, "");
    }

    static Coordinates parse(String text) {
        String[] parts = text.split(":", -1);
        if (parts.length < 3 || parts.length > 4) {
            throw new IllegalArgumentException("Not group:artifact:version: " + text);
        }
        return new Coordinates(parts[0], parts[1], parts[2], parts.length == 4 ? parts[3] : "");
    }

    @Override
    public String toString() {
        return group + ":" + artifact + ":" + version + (classifier.isEmpty() ? "" : ":" + classifier);
    }
}
