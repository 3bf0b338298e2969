package dev.vivace.engine.report.terminal;

import dev.vivace.engine.model.SharedSetUp;
import dev.vivace.engine.model.SharedSetUp.Copy;
import java.util.ArrayList;
import java.util.List;

/** Set-ups that several classes repeat, for people, each with a sketch of what could be instead. */
public final class StorySuggestText {

    private static final int USUAL = 5;
    private static final int NAMED = 6;

    private final Style style;
    private final boolean all;
    private final String option;

    /**
     * Every one of them, or the first few.
     *
     * @param option that shows all
     */
    public StorySuggestText(Console console, boolean all, String option) {
        this.style = console.style();
        this.all = all;
        this.option = option;
    }

    /**
     * All of it, a line each.
     *
     * @param classes how many test classes the module has
     */
    public List<String> lines(String module, int classes, List<SharedSetUp> found) {
        List<String> lines = new ArrayList<>();
        long paying = found.stream().filter(SharedSetUp::pays).count();
        int shown = all ? found.size() : (int) Math.min(USUAL, paying);
        for (int i = 0; i < shown; i++) {
            lines.addAll(lines(i + 1, found.get(i)));
            lines.add("");
        }
        if (shown < found.size()) {
            lines.add((found.size() - shown) + " more, which save less or nothing: " + option + " shows them.");
        }
        lines.add(SafeText.line(module) + ": " + classes + " test classes; " + summary(found));
        return lines;
    }

    private static String summary(List<SharedSetUp> found) {
        List<SharedSetUp> paying = found.stream().filter(SharedSetUp::pays).toList();
        if (paying.isEmpty()) {
            return "no set-up is repeated so often that sharing it would pay.";
        }
        int lines =
                paying.stream().mapToInt(some -> Math.max(0, some.linesSaved())).sum();
        return paying.size() + (paying.size() == 1 ? " set-up" : " set-ups") + " to share, which would save "
                + lines(lines) + ".";
    }

    private static String lines(int count) {
        return count + (count == 1 ? " line" : " lines");
    }

    private List<String> lines(int number, SharedSetUp shared) {
        List<String> lines = new ArrayList<>();
        lines.add(style.bold(number + ". " + headline(shared)));
        shared.copies().stream().limit(all ? Integer.MAX_VALUE : NAMED).forEach(copy -> lines.add("   " + place(copy)));
        if (!all && shared.copies().size() > NAMED) {
            int others = shared.copies().size() - NAMED;
            lines.add("   and " + others + (others == 1 ? " other" : " others"));
        }
        shared.provider().ifPresent(name -> lines.add("   Provider: " + SafeText.line(name) + " as it is"));
        shared.sketch().provider().forEach(line -> lines.add("     " + style.green("+ " + SafeText.line(line))));
        shared.sketch().consumer().forEach(line -> lines.add("     " + style.green("+ " + SafeText.line(line))));
        return lines;
    }

    private static String headline(SharedSetUp shared) {
        return shared.copies().size() + " set-ups begin with the same "
                + (shared.statements() == 1 ? "statement" : shared.statements() + " statements") + ": "
                + (shared.linesSaved() > 0 ? "saves " + lines(shared.linesSaved()) : "saves no lines")
                + shared.costly().map(what -> ", perhaps time (" + what + ")").orElse("");
    }

    private static String place(Copy copy) {
        return SafeText.line(copy.className() + "#" + copy.method()) + ", line " + copy.line()
                + (copy.whole() ? ", all of it" : "");
    }
}
