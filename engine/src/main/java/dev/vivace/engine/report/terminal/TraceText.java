package dev.vivace.engine.report.terminal;

import java.util.ArrayList;
import java.util.List;

/** The few lines of a stack trace that a person looks for: the user's own frames, of the exception and its causes. */
final class TraceText {

    private static final int LINES_READ = 2000;
    private static final int FRAMES = 5;
    private static final int FRAMES_OF_CAUSE = 2;
    private static final int CAUSES = 3;

    /** Of the threads of a worker that was ended. */
    private static final String FRAME_OF_DUMP = "    at ";

    private static final List<String> FOREIGN = List.of(
            "java.",
            "javax.",
            "jdk.",
            "sun.",
            "com.sun.",
            "org.junit.",
            "junit.",
            "org.testng.",
            "org.opentest4j.",
            "org.assertj.",
            "org.hamcrest.",
            "com.google.common.truth.",
            "org.mockito.",
            "org.apache.maven.surefire.",
            "dev.vivace.worker.",
            "kotlin.",
            "groovy.",
            "org.codehaus.groovy.",
            "org.apache.groovy.",
            "org.spockframework.");

    private TraceText() {}

    /** An exception of the chain, with its frames in order. */
    private record Link(String headline, List<String> frames) {

        List<String> best(int limit) {
            List<String> own = frames.stream().filter(TraceText::isUsers).toList();
            return (own.isEmpty() ? frames : own).stream().limit(limit).toList();
        }
    }

    /** At most a dozen lines. */
    static List<String> essence(String trace) {
        List<Link> chain = chain(trace);
        List<String> lines = new ArrayList<>();
        chain.stream().limit(1).forEach(link -> lines.addAll(link.best(FRAMES)));
        chain.stream().skip(1).limit(CAUSES).forEach(link -> {
            lines.add(link.headline());
            link.best(FRAMES_OF_CAUSE).forEach(frame -> lines.add("  " + frame));
        });
        return lines.stream().map(SafeText::line).toList();
    }

    private static List<Link> chain(String trace) {
        List<Link> chain = new ArrayList<>();
        chain.add(new Link("", new ArrayList<>()));
        trace.lines().limit(LINES_READ).forEach(line -> {
            if (line.startsWith("\tat ") || line.startsWith(FRAME_OF_DUMP)) {
                chain.get(chain.size() - 1).frames().add(line.strip());
            } else if (line.startsWith("Caused by: ")) {
                chain.add(new Link(line, new ArrayList<>()));
            }
        });
        return chain;
    }

    /** A frame reads {@code at [loader/module@version/]pkg.Class.method(File.java:1)}. */
    private static boolean isUsers(String frame) {
        String code = frame.substring("at ".length());
        int place = code.indexOf('(');
        int module = code.lastIndexOf('/', place < 0 ? code.length() : place);
        return !code.contains("$$Lambda") && FOREIGN.stream().noneMatch(code.substring(module + 1)::startsWith);
    }
}
