package dev.vivace.engine.boost;

import java.nio.file.Path;

/** The class that runs beside the tests and writes down how long statements take. */
final class ProbeSource {

    /**
     * A guest in the tests' JVM: any Java since 8, nothing printed, nothing thrown. What an exception left open is
     * closed with what is around it. A line is one call: the place, then nanoseconds for each statement.
     */
    private static final String TEXT =
            """
            package vivace.boost;

            public final class Probe {

                private static final String FILE = "%s";
                private static final ThreadLocal<Probe> TOP = new ThreadLocal<Probe>();

                private final Probe outer;
                private final int place;
                private final long[] times;
                private final long entered = System.nanoTime();
                private int current;
                private long since;
                private long elsewhere;

                private Probe(Probe outer, int place, int statements) {
                    this.outer = outer;
                    this.place = place;
                    this.times = new long[statements];
                }

                public static void enter(int place, int statements) {
                    Probe probe = new Probe(TOP.get(), place, statements);
                    TOP.set(probe);
                    probe.since = System.nanoTime();
                }

                public static void at(int place, int statement) {
                    long now = System.nanoTime();
                    Probe probe = TOP.get();
                    if (probe != null && probe.place == place) {
                        probe.charge(now);
                        probe.current = statement;
                        probe.since = System.nanoTime();
                    }
                }

                public static void leave(int place) {
                    long now = System.nanoTime();
                    Probe probe = TOP.get();
                    while (probe != null && probe.place != place) {
                        probe = probe.outer;
                    }
                    if (probe == null) {
                        return;
                    }
                    probe.charge(now);
                    TOP.set(probe.outer);
                    probe.write();
                    if (probe.outer == null) {
                        TOP.remove();
                    } else {
                        probe.outer.elsewhere += System.nanoTime() - probe.entered;
                    }
                }

                /** What inner fixtures took is theirs. */
                private void charge(long now) {
                    times[current] += Math.max(0, now - since - elsewhere);
                    elsewhere = 0;
                }

                private void write() {
                    StringBuilder line = new StringBuilder().append(place);
                    for (long time : times) {
                        line.append(' ').append(time);
                    }
                    append(line.append(";\\n").toString());
                }

                private static synchronized void append(String line) {
                    try (java.io.OutputStream out = new java.io.FileOutputStream(FILE, true)) {
                        out.write(line.getBytes("US-ASCII"));
                    } catch (java.io.IOException e) {
                        // then nothing is known of this call
                    }
                }
            }
            """;

    private ProbeSource() {}

    static String writingTo(Path file) {
        String escaped = file.toAbsolutePath().toString().replace("\\", "\\\\").replace("\"", "\\\"");
        return TEXT.replace("%s", escaped);
    }
}
