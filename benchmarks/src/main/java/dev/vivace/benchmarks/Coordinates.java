package dev.vivace.benchmarks;

/** Names an artifact: {@code group:artifact:version}. */
record Coordinates(String group, String artifact, String version) {

    static Coordinates parse(String text) {
        String[] parts = text.split(":", -1);
        if (parts.length != 3) {
            throw new IllegalArgumentException("Not group:artifact:version: " + text);
        }
        return new Coordinates(parts[0], parts[1], parts[2]);
    }

    @Override
    public String toString() {
        return group + ":" + artifact + ":" + version;
    }
}
