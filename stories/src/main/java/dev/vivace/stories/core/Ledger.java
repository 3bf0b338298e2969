package dev.vivace.stories.core;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What stories came to, as it is written for tools: those of one JVM, or of several that a build started. Each element of a
 * list has a line of its own, so that it can be read again without knowing all of JSON.
 */
final class Ledger {

    private static final Pattern HEAD = Pattern.compile(
            "\\{\"format\":\"vivace-stories/1\",(\"reuse\":\"\\w+\",\"safe\":\"\\w+\"),"
                    + "\"setUpsRun\":\\d+,\"setUpsSaved\":-?\\d+,\"build\":\"([^\"]*)\",\"jvms\":\\[([\\d,]+)],\"classes\":\\[");
    private static final String DROPS = "],\"drops\":[";
    private static final String BLIND_SPOTS = "],\"blindSpots\":[";
    private static final String END = "]}";

    private final String settings;
    private final Build build;
    private final Set<String> jvms = new TreeSet<>();
    private final Map<String, Counts> classes = new LinkedHashMap<>();
    private final List<String> drops = new ArrayList<>();
    private final Set<String> blindSpots = new TreeSet<>();

    private Ledger(String settings, Build build) {
        this.settings = settings;
        this.build = build;
    }

    /** Of this JVM. */
    static Ledger of(Settings settings, Build build, Tally tally) {
        Ledger ledger = new Ledger(
                "\"reuse\":" + Json.string(Settings.word(settings.reuse())) + ",\"safe\":"
                        + Json.string(Settings.word(settings.trust())),
                build);
        ledger.jvms.add(Build.process());
        tally.rows().forEach(row -> ledger.classes.put(beginning(row.type()), Counts.of(row)));
        tally.drops().forEach(drop -> ledger.drops.add(drop.json()));
        tally.blindSpots().forEach(spot -> ledger.blindSpots.add(Json.string(spot)));
        return ledger;
    }

    private static String beginning(Class<?> type) {
        return "\"class\":" + Json.string(type.getName())
                + ",\"providers\":" + names(Providers.of(type))
                + ",\"sequence\":" + names(Sequence.of(type).types());
    }

    private static String names(List<Class<?>> types) {
        return Json.strings(types.stream().map(Class::getName).collect(Collectors.toList()));
    }

    /** What is in a file; empty if it is not of our making, or of another version. */
    static Optional<Ledger> read(String text) {
        List<String> lines = text.lines().collect(Collectors.toList());
        Matcher head = HEAD.matcher(lines.isEmpty() ? "" : lines.get(0));
        int drops = lines.indexOf(DROPS);
        int blindSpots = lines.indexOf(BLIND_SPOTS);
        int end = lines.indexOf(END);
        if (!head.matches() || drops < 0 || blindSpots < drops || end < blindSpots) {
            return Optional.empty();
        }
        Ledger ledger = new Ledger(head.group(1), Build.named(head.group(2)));
        Collections.addAll(ledger.jvms, head.group(3).split(","));
        elements(lines.subList(1, drops)).forEach(row -> Counts.read(row, ledger.classes::put));
        ledger.drops.addAll(elements(lines.subList(drops + 1, blindSpots)));
        ledger.blindSpots.addAll(elements(lines.subList(blindSpots + 1, end)));
        return Optional.of(ledger);
    }

    private static List<String> elements(List<String> lines) {
        return lines.stream()
                .map(line -> line.endsWith(",") ? line.substring(0, line.length() - 1) : line)
                .collect(Collectors.toList());
    }

    /**
     * This and what is written there, as far as both are of one run: another JVM of the same build wrote it meanwhile, or
     * has run other classes. Where the same classes run again, a new run has begun, or they are asked once more: then what
     * they came to first counts.
     */
    Ledger after(Ledger before, boolean writtenMeanwhile) {
        if (!build.isSame(before.build) || !settings.equals(before.settings)) {
            return this;
        }
        if (writtenMeanwhile || Collections.disjoint(classes.keySet(), before.classes.keySet())) {
            return before.with(this);
        }
        return build.isOneRun() ? before.with(newTo(before)) : this;
    }

    private Ledger newTo(Ledger before) {
        Ledger rest = new Ledger(settings, build);
        rest.jvms.addAll(jvms);
        rest.classes.putAll(classes);
        rest.classes.keySet().removeAll(before.classes.keySet());
        return rest;
    }

    Ledger with(Ledger other) {
        Ledger sum = new Ledger(settings, build);
        Stream.of(this, other).forEach(each -> {
            sum.jvms.addAll(each.jvms);
            each.classes.forEach((type, counts) -> sum.classes.merge(type, counts, Counts::plus));
            sum.drops.addAll(each.drops);
            sum.blindSpots.addAll(each.blindSpots);
        });
        return sum;
    }

    int jvms() {
        return jvms.size();
    }

    int run() {
        return classes.values().stream().mapToInt(Counts::run).sum();
    }

    int saved() {
        return classes.values().stream().mapToInt(Counts::saved).sum();
    }

    String text() {
        String head = "{\"format\":\"vivace-stories/1\"," + settings + ",\"setUpsRun\":" + run() + ",\"setUpsSaved\":"
                + saved() + ",\"build\":" + Json.string(build.name()) + ",\"jvms\":[" + String.join(",", jvms)
                + "],\"classes\":[";
        List<String> rows = classes.entrySet().stream()
                .map(row -> "{" + row.getKey() + row.getValue().json() + "}")
                .collect(Collectors.toList());
        return head + "\n" + lines(rows) + DROPS + "\n" + lines(drops) + BLIND_SPOTS + "\n" + lines(blindSpots) + END
                + "\n";
    }

    private static String lines(Collection<String> elements) {
        return elements.isEmpty() ? "" : String.join(",\n", elements) + "\n";
    }
}
