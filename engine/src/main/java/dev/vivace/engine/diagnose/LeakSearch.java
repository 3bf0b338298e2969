package dev.vivace.engine.diagnose;

import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Footprint;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Leak;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.RunListener;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.orders.DeltaDebugging;
import dev.vivace.engine.run.Disk;
import dev.vivace.engine.run.Microscope;
import dev.vivace.engine.run.Microscope.State;
import dev.vivace.engine.run.OrderRunner;
import dev.vivace.engine.run.Runners;
import java.time.InstantSource;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Names the state through which tests reach one that depends on them: the least that has to be forgotten between them for
 * a victim to pass, or for a brittle test to be red. An answer is a hint; where there is none, something went between them
 * that no reset forgets, or that cannot be forgotten in part.
 */
public final class LeakSearch {

    private static final String PROPERTIES = "the system properties";

    /** Where a reset waits: they come last. */
    private static final Set<String> SLOW = Set.of("threads", "the common pool");

    private final OrderRunner runner;
    private final Microscope microscope;
    private final Optional<Disk> disk;
    private final InstantSource clock;

    /** A search with these runners, of which those with resets are used. */
    public LeakSearch(Runners runners) {
        this(runners, InstantSource.system());
    }

    LeakSearch(Runners runners, InstantSource clock) {
        this.runner = runners.with(Isolation.RESET);
        this.microscope = runners.microscope();
        this.disk = runners.disk();
        this.clock = clock;
    }

    /** What this test gets from those before it; empty where it cannot be named. */
    public Optional<Leak> of(Finding finding) {
        try {
            return Dependence.of(finding, microscope, clock)
                    .filter(Dependence::isSeen)
                    .flatMap(this::leak)
                    .or(() -> file(finding));
        } catch (Problem cannotRun) {
            return Optional.empty();
        }
    }

    /** What reaches a test in another JVM goes through files. */
    private Optional<Leak> file(Finding finding) {
        boolean isOfTests = finding.isOrderDependent() && !finding.test().isClass();
        if (disk.isEmpty() || !isOfTests || finding.others().isEmpty()) {
            return Optional.empty();
        }
        Disk.Inheritance inheritance =
                disk.get().inherit(new TestOrder(finding.others()), new TestOrder(List.of(finding.test())));
        boolean isInherited = inheritance
                .run()
                .isRed(finding.test())
                .filter(red -> red == (finding.kind() == Finding.Kind.VICTIM))
                .isPresent();
        return inheritance.files().stream()
                .filter(file -> isInherited)
                .findFirst()
                .map(file -> new Leak(Leak.FILE, file, "absent", "created"));
    }

    private Optional<Leak> leak(Dependence dependence) {
        Footprint left = footprint(dependence.earlier()).orElse(Footprint.NONE);
        State state = microscope.state(dependence.earlier(), left.touched());
        Naming naming = new Naming(state.changes());
        Collection<String> shared = footprint(dependence.dependent())
                .map(Footprint::touched)
                .map(used -> left.touched().stream().filter(used::contains).toList())
                .orElse(List.copyOf(left.touched()));
        List<String> quick =
                state.areas().stream().filter(name -> !SLOW.contains(name)).toList();
        return Stream.of(
                        visible(shared, left, naming),
                        all(shared, quick),
                        all(left.touched(), quick),
                        all(left.touched(), state.areas()))
                .filter(dependence::isUndoneWithout)
                .findFirst()
                .flatMap(suspects -> least(suspects, List.of(), dependence))
                .flatMap(needed -> named(needed, dependence, naming));
    }

    private Optional<Footprint> footprint(TestOrder order) {
        return runner.run(order, RunListener.NONE).footprint();
    }

    /** Where a change is seen, mostly few: these are tried first. */
    private static List<Suspect> visible(Collection<String> shared, Footprint left, Naming naming) {
        Stream<Suspect> classes = shared.stream()
                .filter(name -> !naming.fields(name).isEmpty())
                .sorted()
                .map(Suspect::ofClass);
        Stream<Suspect> areas = left.changed().stream()
                .filter(name -> !name.equals(PROPERTIES) && !SLOW.contains(name))
                .sorted()
                .map(Suspect::ofTheJdk);
        return Stream.of(classes, naming.properties().stream(), areas)
                .flatMap(suspects -> suspects)
                .toList();
    }

    private static List<Suspect> all(Collection<String> classes, Collection<String> areas) {
        return Stream.concat(
                        classes.stream().sorted().map(Suspect::ofClass),
                        areas.stream().map(Suspect::ofTheJdk))
                .toList();
    }

    /** Nothing where the search was cut short: any of those that are left may be a bystander. */
    private static Optional<List<Suspect>> least(List<Suspect> some, List<Suspect> others, Dependence dependence) {
        List<Suspect> least = DeltaDebugging.minimal(some, part -> dependence.isUndoneWithout(both(others, part)));
        return Optional.of(least).filter(found -> found.size() == 1 || !dependence.isCutShort());
    }

    /** Of several that are needed together, first those for which there are words. */
    private static Optional<Leak> named(List<Suspect> needed, Dependence dependence, Naming naming) {
        List<Leak> leaks = needed.stream()
                .sorted(Comparator.comparing(suspect -> !naming.isKnown(suspect)))
                .flatMap(suspect -> narrowed(suspect, needed, dependence, naming).stream())
                .map(naming::leak)
                .toList();
        return leaks.stream().findFirst().map(first -> first.with(leaks.subList(1, leaks.size())));
    }

    /** Of a class of which several fields have changed, those that make the difference. */
    private static List<Suspect> narrowed(Suspect suspect, List<Suspect> needed, Dependence dependence, Naming naming) {
        List<Suspect> fields = suspect.isOfTheJdk() ? List.of() : naming.fields(suspect.name());
        List<Suspect> others =
                needed.stream().filter(other -> !other.equals(suspect)).toList();
        if (fields.size() < 2 || !dependence.isUndoneWithout(both(others, fields))) {
            return List.of(fields.size() == 1 ? fields.get(0) : suspect);
        }
        return least(fields, others, dependence)
                .filter(found -> !found.isEmpty())
                .orElse(List.of(suspect));
    }

    private static List<Suspect> both(List<Suspect> ones, List<Suspect> others) {
        return Stream.concat(ones.stream(), others.stream()).toList();
    }
}
