package dev.vivace.engine.command;

import dev.vivace.engine.model.Budget;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.MinSaving;
import dev.vivace.engine.model.PatchPlace;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.Stages;
import dev.vivace.engine.model.Threads;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the values of options, the same way on the command line and in Maven. */
public final class OptionText {

    /** How many green classes are asked in a new JVM where nobody says how many. */
    public static final double AUDIT_RATE = 0.02;

    private static final Pattern DURATION =
            Pattern.compile("(?:(\\d{1,9})h)?(?:(\\d{1,9})m(?:in)?)?(?:(\\d{1,9})s)?(?:(\\d{1,9})ms)?");

    private static final Pattern SAVING = Pattern.compile("(?:(100|\\d{1,2}(?:\\.\\d{1,3})?)%)?,?(\\d\\w*)?");

    private OptionText() {}

    /** {@code none}, {@code reset}, {@code process} or {@code auto}. */
    public static Isolation isolation(String text) {
        return Arrays.stream(Isolation.values())
                .filter(isolation -> isolation.label().equalsIgnoreCase(text))
                .findFirst()
                .orElseThrow(() -> Problem.of("Unknown isolation: " + text).tryThis("none, reset, process or auto"));
    }

    /** {@code victim}, {@code polluter} or {@code auto}. */
    public static PatchPlace patchPlace(String text) {
        return Arrays.stream(PatchPlace.values())
                .filter(place -> place.name().equalsIgnoreCase(text))
                .findFirst()
                .orElseThrow(
                        () -> Problem.of("Unknown place for patches: " + text).tryThis("victim, polluter or auto"));
    }

    /** A number of JVMs, or {@code auto} for one per processor. */
    public static int workers(String text) {
        return text.equals("auto") ? Runtime.getRuntime().availableProcessors() : count("workers", text);
    }

    /** {@code none}, {@code classes}, {@code methods} or {@code all}. */
    public static Threads.Mode threads(String text) {
        return Arrays.stream(Threads.Mode.values())
                .filter(mode -> mode.label().equalsIgnoreCase(text))
                .findFirst()
                .orElseThrow(
                        () -> Problem.of("Unknown value of threads: " + text).tryThis("none, classes, methods or all"));
    }

    /** {@code sound} or {@code paper}. */
    public static Stages stages(String text) {
        return Arrays.stream(Stages.values())
                .filter(stages -> stages.label().equalsIgnoreCase(text))
                .findFirst()
                .orElseThrow(
                        () -> Problem.of("Unknown value of stages: " + text).tryThis("sound or paper"));
    }

    /** Both options on threads together; where nobody says how many, one per processor. */
    public static Threads threads(Optional<Threads.Mode> mode, Optional<Integer> count) {
        if (count.isPresent() && mode.orElse(Threads.Mode.NONE) == Threads.Mode.NONE) {
            throw Problem.of("A number of threads is given, but nothing that runs in them.")
                    .tryThis("--threads classes, methods or all beside it");
        }
        return mode.map(chosen -> new Threads(
                        chosen, count.orElseGet(() -> Runtime.getRuntime().availableProcessors())))
                .orElse(Threads.NONE);
    }

    /** A number from 1 on of what is named. */
    public static int count(String what, String text) {
        if (!text.matches("[1-9]\\d{0,5}")) {
            throw Problem.of("Not a number of " + what + ": '" + text + "'").tryThis("2");
        }
        return Integer.parseInt(text);
    }

    /** Which one of what is named, from 1 on. */
    public static int index(String what, String text) {
        if (!text.matches("[1-9]\\d{0,5}")) {
            throw Problem.of("Not the number of a " + what + ": '" + text + "'").tryThis("1 for the first");
        }
        return Integer.parseInt(text);
    }

    /** A part of a whole: {@code 0.05}. */
    public static double rate(String what, String text) {
        if (!text.matches("0|1|0?\\.\\d{1,6}|1\\.0*|0\\.")) {
            throw Problem.of("Not a value of " + what + ": '" + text + "'")
                    .tryThis("a number from 0 to 1, 0.05 for example");
        }
        return Double.parseDouble(text);
    }

    /** {@code 500ms}, {@code 30s}, {@code 1m30s}. */
    public static Duration duration(String text) {
        Matcher parts = DURATION.matcher(text);
        Duration duration = parts.matches()
                ? Duration.ofHours(number(parts.group(1)))
                        .plusMinutes(number(parts.group(2)))
                        .plusSeconds(number(parts.group(3)))
                        .plusMillis(number(parts.group(4)))
                : Duration.ZERO;
        if (duration.isZero()) {
            throw Problem.of("Not a duration: '" + text + "'").tryThis("a form like 500ms, 30s, 2m or 1m30s");
        }
        return duration;
    }

    /** A number of orders, {@code 200}, or a time, {@code 10m}. */
    public static Budget budget(String text) {
        try {
            return text.matches("\\d+") ? Budget.ofOrders(count("orders", text)) : Budget.ofTime(duration(text));
        } catch (Problem e) {
            throw Problem.of("Not a budget: '" + text + "'")
                    .tryThis("a number of orders, 200, or a time, 10m or 1h30m");
        }
    }

    /** A part of the time of a class, {@code 5%}, a time, {@code 200ms}, or both, {@code 5%,200ms}. */
    public static MinSaving minSaving(String text) {
        Matcher parts = SAVING.matcher(text);
        if (!parts.matches() || text.isEmpty()) {
            throw Problem.of("Not a saving: '" + text + "'")
                    .tryThis("a part of the time of a class, a time, or both: 5%, 200ms or 5%,200ms");
        }
        double percent = parts.group(1) == null ? 0 : Double.parseDouble(parts.group(1));
        String time = parts.group(2) == null ? "" : parts.group(2);
        return new MinSaving(percent / 100, time.matches("0(ms|s)?|") ? Duration.ZERO : duration(time));
    }

    private static long number(String digits) {
        return digits == null ? 0 : Long.parseLong(digits);
    }

    /** {@code 512m}, {@code 2g}. */
    public static String memory(String text) {
        if (!text.matches("[1-9]\\d{0,9}[kKmMgG]?")) {
            throw Problem.of("Not a size of memory: '" + text + "'").tryThis("a form like 512m or 2g");
        }
        return text;
    }

    /** {@code natural}, {@code random}, {@code reversed}, or a file, relative to this directory. */
    public static OrderChoice order(String text, Path directory) {
        return switch (text) {
            case "natural" -> new OrderChoice.Natural();
            case "random" -> new OrderChoice.Random();
            case "reversed" -> new OrderChoice.Reversed();
            default -> new OrderChoice.FromFile(orderFile(directory.resolve(text)));
        };
    }

    private static Path orderFile(Path file) {
        if (!Files.isRegularFile(file)) {
            throw Problem.of("No such order file: " + file)
                    .tryThis("natural, random, reversed, or a file with a class or test id in each line");
        }
        return file;
    }

    /** The home of a JDK or JRE, relative to this directory. */
    public static Path javaHome(String text, Path directory) {
        Path home = directory.resolve(text).normalize();
        Path bin = home.resolve("bin");
        if (!Files.isExecutable(bin.resolve("java")) && !Files.isExecutable(bin.resolve("java.exe"))) {
            throw Problem.of("No JDK at " + home + ": there is no program bin/java in it.")
                    .tryThis("the directory that JAVA_HOME would name");
        }
        return home;
    }
}
