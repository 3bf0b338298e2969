package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Rewriting.Kept;
import dev.vivace.engine.boost.Rewriting.Rewritten;
import dev.vivace.engine.source.TestSources;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Turns what runs for each test of a class into what runs once for the class. */
public final class Transformer {

    private final TestSources sources;

    public Transformer(TestSources sources) {
        this.sources = sources;
    }

    /** What runs for each test of a class, by binary name. */
    public FixtureSurvey survey(String className) {
        return sources.find(className)
                .map(tested -> Surveyor.of(Lineage.of(tested, sources)))
                .orElseGet(() ->
                        new FixtureSurvey(className, Optional.empty(), 0, List.of(), Optional.of(noSource(className))));
    }

    private static Kept noSource(String className) {
        return new Kept(KeptCode.NO_SOURCE, className);
    }

    /**
     * Moves all fixtures of a class, own and inherited. Where they cannot be static, but the framework lets all tests
     * share an instance, that is done instead, or as many move as can.
     */
    public Rewriting whole(String className) {
        return ways(className).get(0);
    }

    /** The same, and other ways to do it, for where tests notice the first; where there is none, just the reason. */
    public List<Rewriting> ways(String className) {
        FixtureSurvey survey = survey(className);
        if (survey.kept().isPresent()) {
            return List.of(survey.kept().get());
        }
        Lineage lineage = Lineage.of(sources.find(className).orElseThrow(), sources);
        return survey.framework()
                .map(framework -> new WholeWays(lineage, framework).all())
                .orElseGet(() -> List.of(NamedGuard.of(lineage)));
    }

    /** Those of them with which no tear-down runs once that checks each test, or ends what tests begin. */
    public List<Rewriting> carefulWays(String className) {
        List<Rewriting> ways =
                ways(className).stream().map(way -> careful(way, className)).toList();
        List<Rewriting> left = ways.stream().filter(Rewritten.class::isInstance).toList();
        return left.isEmpty() ? ways.subList(0, 1) : left;
    }

    private Rewriting careful(Rewriting way, String className) {
        if (!(way instanceof Rewritten some)) {
            return way;
        }
        Lineage lineage = Lineage.of(sources.find(className).orElseThrow(), sources);
        return TearDownDuties.in(some.rewrite(), lineage)
                .<Rewriting>map(duty -> duty)
                .orElse(way);
    }

    /**
     * Changes that are smaller than the whole one, smallest first: only what costs time, as far as it can move.
     *
     * @param costs as probes measured them
     */
    public List<Rewrite> smaller(String className, FixtureCosts costs) {
        FixtureSurvey survey = survey(className);
        boolean isHopeless = survey.tests() < 2 || survey.framework().isEmpty();
        return isHopeless
                ? List.of()
                : SmallerRewrites.of(
                        Lineage.of(sources.find(className).orElseThrow(), sources),
                        survey.framework().get(),
                        costs);
    }

    /**
     * The class, and the classes above it, with probes that measure its fixtures.
     *
     * @param file to which the probes append what {@link Probed#costs} reads
     */
    public Probed probed(String className, Path file) {
        return Probes.of(Lineage.of(sources.find(className).orElseThrow(), sources), file);
    }
}
