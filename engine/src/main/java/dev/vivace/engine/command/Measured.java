package dev.vivace.engine.command;

import dev.vivace.engine.command.Periods.Period;
import dev.vivace.engine.model.Pace;
import dev.vivace.engine.model.SuiteResult;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.report.DoctorReport.Part;
import dev.vivace.engine.report.RunReport;
import dev.vivace.engine.report.RunReport.ClassSpan;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A run of a suite, or of what there was time for.
 *
 * @param result all verdicts
 * @param report when what ran
 * @param pace how busy processors were; empty where it was not measured
 */
record Measured(SuiteResult result, RunReport report, Optional<Pace> pace) {

    /** Whether something was not reached. */
    boolean isCut() {
        return result.verdicts().stream().anyMatch(TestVerdict::isNotRun);
    }

    /** The verdicts of classes that came to their end. */
    List<TestVerdict> verdicts() {
        Set<String> ended = Set.copyOf(classes());
        return isCut()
                ? result.verdicts().stream()
                        .filter(verdict -> isOf(ended, verdict.id().className()))
                        .toList()
                : result.verdicts();
    }

    /** The classes that came to their end, in the order in which they ran; nested ones are part of those around them. */
    List<String> classes() {
        return spans().stream().map(ClassSpan::className).distinct().toList();
    }

    /** How many classes there are, reached or not. */
    int allClasses() {
        Set<String> ended = Set.copyOf(classes());
        long others = result.verdicts().stream()
                .map(verdict -> verdict.id().className())
                .filter(name -> !isOf(ended, name))
                .map(Measured::outermost)
                .distinct()
                .count();
        return ended.size() + (int) others;
    }

    /** The classes that took at least so long, the slowest first. */
    List<String> slowest(Duration least) {
        return spans().stream()
                .filter(span -> span.millis() >= least.toMillis())
                .sorted(Comparator.comparingLong(ClassSpan::millis).reversed())
                .map(ClassSpan::className)
                .distinct()
                .toList();
    }

    /** How long it took, up to the end of the last class that came to it. */
    long wall() {
        return isCut()
                ? spans().stream().mapToLong(Measured::end).max().orElse(0)
                : result.wall().toMillis();
    }

    /** How many processors were busy on average; empty where that is unknown. */
    Optional<Double> busy() {
        return pace.filter(known -> !known.wall().isZero())
                .map(known -> (double) known.cpu().toMillis() / known.wall().toMillis());
    }

    /**
     * Where the time went; the parts add up to it. While classes run, a JVM that starts beside them costs nothing, and
     * of what runs at once the time counts once.
     *
     * @param fixtures what those of single tests took in runs of their own
     */
    List<Part> parts(Duration fixtures) {
        Periods inClasses = Periods.of(spans().stream().map(span -> new Period(span.startMillis(), end(span))));
        Periods inStarts =
                Periods.of(report.jvms().stream().map(jvm -> new Period(jvm.startMillis(), jvm.readyMillis())));
        long classes = Math.min(inClasses.length(), wall());
        long starts = Math.min(inClasses.with(inStarts).length(), wall()) - classes;
        long tests = Math.min(tests(), classes);
        long ofFixtures = Math.min(fixtures.toMillis(), tests);
        return List.of(
                new Part("Start of the JVM, discovery of tests", starts),
                new Part("Class-level set-up and tear-down, loading of test classes", classes - tests),
                new Part("Fixtures of single tests, as far as they were measured", ofFixtures),
                new Part("Tests", tests - ofFixtures),
                new Part("The rest: looking for classes, reports", wall() - starts - classes));
    }

    private long tests() {
        Set<String> ended = Set.copyOf(classes());
        return report.tests().stream()
                .filter(test -> !isCut() || isOf(ended, test.id().className()))
                .mapToLong(RunReport.Test::millis)
                .sum();
    }

    /** Of classes that came to their end and were not inside another one: by name, or by worker and time. */
    private List<ClassSpan> spans() {
        Set<String> notReached = result.verdicts().stream()
                .filter(TestVerdict::isNotRun)
                .map(verdict -> outermost(verdict.id().className()))
                .collect(Collectors.toSet());
        List<ClassSpan> sequence = report.classes().stream()
                .filter(span -> !notReached.contains(outermost(span.className())))
                .sorted(Comparator.comparingInt(ClassSpan::worker)
                        .thenComparingLong(ClassSpan::startMillis)
                        .thenComparing(
                                Comparator.comparingLong(ClassSpan::millis).reversed())
                        .thenComparingInt(span -> span.className().length()))
                .toList();
        List<ClassSpan> outer = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (ClassSpan span : sequence) {
            if (!isOf(names, span.className()) && (outer.isEmpty() || !isWithin(span, outer.get(outer.size() - 1)))) {
                outer.add(span);
                names.add(span.className());
            }
        }
        return outer;
    }

    /** Something that takes no time may as well come after it. */
    private static boolean isWithin(ClassSpan span, ClassSpan around) {
        return span.worker() == around.worker() && end(span) <= end(around) && span.millis() > 0;
    }

    private static long end(ClassSpan span) {
        return span.startMillis() + span.millis();
    }

    private static boolean isOf(Set<String> classes, String name) {
        int end = name.lastIndexOf('$');
        return classes.contains(name) || end > 0 && isOf(classes, name.substring(0, end));
    }

    private static String outermost(String className) {
        int end = className.indexOf('$');
        return end > 0 ? className.substring(0, end) : className;
    }
}
