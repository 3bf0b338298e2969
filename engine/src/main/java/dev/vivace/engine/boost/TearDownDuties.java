package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Lineage.Declared;
import dev.vivace.engine.boost.Rewriting.Kept;
import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.TestSources;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.MethodDeclaration;

/**
 * What a tear-down does for each single test. Run once, a check sees only what all tests leave together, and no longer who
 * left it; and of what tests themselves begin, only the last is ended.
 *
 * @param setByTests the fields that tests set, themselves or by methods that they call
 */
record TearDownDuties(Set<Member> setByTests) {

    static TearDownDuties of(Lineage lineage) {
        return new TearDownDuties(lineage.line().stream()
                .flatMap(owner -> owner.methods()
                        .filter(method -> isTest(method, lineage))
                        .flatMap(test -> StatementFacts.of(owner, test.getBody(), lineage).assigned().stream()))
                .collect(Collectors.toSet()));
    }

    private static boolean isTest(MethodDeclaration method, Lineage lineage) {
        return method.getBody() != null && (Surveyor.isTest(method) || Surveyor.isJunit3(method, lineage));
    }

    /** The first duty of a tear-down that a rewrite of the tested class would let run once. */
    static Optional<Kept> in(Rewrite rewrite, Lineage lineage) {
        return rewrite.moved().stream()
                .filter(fixture -> fixture.phase() == Phase.AFTER)
                .map(MovedFixture::owner)
                .distinct()
                .flatMap(owner -> lineage.owner(owner)
                        .map(declaring -> inTearDowns(declaring, lineage))
                        .orElseGet(() -> inTearDownsBeside(owner, lineage.sources())))
                .findFirst();
    }

    /** In a class that is no ancestor of the tested one, but moves with it. */
    private static Stream<Kept> inTearDownsBeside(String owner, TestSources sources) {
        return sources.find(owner).stream().flatMap(other -> inTearDowns(other, Lineage.of(other, sources)));
    }

    private static Stream<Kept> inTearDowns(ParsedClass owner, Lineage lineage) {
        TearDownDuties duties = of(lineage);
        return FixtureMoves.of(owner, Phase.AFTER, lineage).flatMap(tearDown -> duties.in(tearDown, lineage));
    }

    private Stream<Kept> in(Declared tearDown, Lineage lineage) {
        return StatementFacts.of(tearDown.owner(), tearDown.method(), lineage).stream()
                .filter(this::include)
                .map(fact -> new Kept(
                        fact.checks() ? KeptCode.CHECKS_EACH_TEST : KeptCode.ENDS_EACH_TEST,
                        Evidence.at(tearDown.owner(), fact.node())));
    }

    /** Whether a statement of a tear-down has to go on to run after each test. */
    boolean include(StatementFacts fact) {
        return fact.checks() || fact.stops(setByTests);
    }
}
