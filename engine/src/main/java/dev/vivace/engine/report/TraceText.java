package dev.vivace.engine.report;

import dev.vivace.engine.model.Failure;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A stack trace as Surefire writes it. It has the throwable at hand, we have what {@code printStackTrace} printed, from
 * which all that it wants to know can be read.
 */
final class TraceText {

    private static final String CAUSE = "Caused by: ";
    private static final String FRAME = "\tat ";
    private static final Pattern MORE = Pattern.compile("\t\\.\\.\\. (\\d+) more");

    private final Failure failure;

    TraceText(Failure failure) {
        this.failure = failure;
    }

    /** All of it; a message of several lines begins on a line of its own. */
    String full() {
        String start = failure.type() + ": ";
        boolean isMoved = failure.message().filter(TraceText::isMultiLine).isPresent()
                && failure.trace().startsWith(start);
        return isMoved ? start + "\n" + failure.trace().substring(start.length()) : failure.trace();
    }

    /** Only frames of this class; from the first throwable of the chain that has one, its causes follow. */
    String trimmed(String className) {
        List<Link> chain = chain();
        int focus = 0;
        while (focus < chain.size() && chain.get(focus).frames(className).isEmpty()) {
            focus++;
        }
        int topmost = focus == chain.size() ? 0 : focus;
        StringBuilder text = new StringBuilder(chain.get(0).title());
        text.append(String.join("", chain.get(topmost).frames(className)));
        for (Link cause : chain.subList(topmost + 1, chain.size())) {
            text.append(CAUSE).append(cause.title()).append(String.join("", cause.frames(className)));
        }
        return text.toString();
    }

    private List<Link> chain() {
        List<Link> chain = new ArrayList<>();
        Link current = new Link("", List.of());
        for (String line : failure.trace().lines().toList()) {
            Matcher more = MORE.matcher(line);
            if (line.startsWith(CAUSE)) {
                chain.add(current);
                current = new Link(line.substring(CAUSE.length()), List.of());
            } else if (line.startsWith(FRAME)) {
                current = current.plus(List.of(line));
            } else if (more.matches() && !chain.isEmpty()) {
                current = current.plus(chain.get(chain.size() - 1).last(Integer.parseInt(more.group(1))));
            } else if (current.frames.isEmpty()) {
                current = current.plusTitle(line);
            }
        }
        chain.add(current);
        return chain;
    }

    private static boolean isMultiLine(String message) {
        return message.indexOf('\n') >= 0;
    }

    /** A throwable of the chain: type and message, and all its frames, those that the printed trace saves too. */
    private record Link(String head, List<String> frames) {

        private Link plus(List<String> more) {
            List<String> all = new ArrayList<>(frames);
            all.addAll(more);
            return new Link(head, all);
        }

        private Link plusTitle(String line) {
            return new Link(head.isEmpty() ? line : head + "\n" + line, frames);
        }

        private List<String> last(int count) {
            return frames.subList(Math.max(0, frames.size() - count), frames.size());
        }

        private String title() {
            int colon = head.indexOf(": ");
            boolean isMoved = colon >= 0 && isMultiLine(head);
            return (isMoved ? head.substring(0, colon + 2) + "\n" + head.substring(colon + 2) : head) + "\n";
        }

        private List<String> frames(String className) {
            return frames.stream()
                    .filter(frame -> classIn(frame).equals(className))
                    .map(frame -> frame + "\n")
                    .toList();
        }

        /** The class in {@code at loader/module/pkg.Class.method(File.java:1)}. */
        private static String classIn(String frame) {
            int end = frame.indexOf('(');
            String method = frame.substring(FRAME.length(), end < 0 ? frame.length() : end);
            String qualified = method.substring(method.lastIndexOf('/') + 1);
            return qualified.substring(0, Math.max(0, qualified.lastIndexOf('.')));
        }
    }
}
