package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Rewriting.Kept;
import dev.vivace.engine.boost.Rewriting.Rewritten;
import dev.vivace.engine.source.Framework;
import dev.vivace.engine.source.TestSources;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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
        FixtureSurvey survey = survey(className);
        if (survey.kept().isPresent()) {
            return survey.kept().get();
        }
        Lineage lineage = Lineage.of(sources.find(className).orElseThrow(), sources);
        return survey.framework().map(framework -> whole(lineage, framework)).orElseGet(() -> NamedGuard.of(lineage));
    }

    private static Rewriting whole(Lineage lineage, Framework framework) {
        Rewriting all = framework == Framework.TESTNG
                ? SharedInstance.of(lineage, framework, Wanted.all())
                : WholeRewrite.of(lineage, framework, Wanted.all());
        return all instanceof Rewritten ? all : others(lineage, framework).orElse(all);
    }

    /** What moves most fixtures, where not all can be static; the simpler change first. */
    private static Optional<Rewriting> others(Lineage lineage, Framework framework) {
        Stream<Rewriting> others =
                switch (framework) {
                    case JUNIT_4 -> Stream.of(some(lineage, framework), OnceGuard.of(lineage));
                    case JUPITER ->
                        Stream.of(SharedInstance.of(lineage, framework, Wanted.all()), some(lineage, framework));
                    case TESTNG -> Stream.empty();
                };
        return others.filter(Rewritten.class::isInstance)
                .max(Comparator.comparingInt(
                        some -> ((Rewritten) some).rewrite().moved().size()));
    }

    private static Rewriting some(Lineage lineage, Framework framework) {
        return WholeRewrite.of(lineage, framework, Wanted.only(MovableFixtures.of(lineage)));
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
