package dev.vivace.engine.boost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.boost.Injection.Place;
import dev.vivace.engine.boost.InjectionSearch.Pair;
import dev.vivace.engine.model.TestId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class InjectionSearchTest {

    private static final List<TestId> TESTS =
            Stream.of("a", "b", "c", "d", "e").map(InjectionSearchTest::test).toList();

    private final Set<Pair> dependencies = new LinkedHashSet<>();
    private final Set<Injection> useless = new HashSet<>();
    private int asked;

    @Test
    void resetsAfterTheOnePolluterOfManyVictims() {
        after("a", "b", "c", "d");

        assertThat(found()).contains(Set.of(Injection.intoPolluter(test("a"))));
    }

    @Test
    void resetsBeforeTheOneVictimOfManyPolluters() {
        after("a", "e");
        after("b", "e");
        after("c", "e");

        assertThat(found()).contains(Set.of(Injection.intoVictim(test("e"))));
    }

    @Test
    void triesTheVictimsWhereThePolluterCannotHelp() {
        after("a", "b", "c");
        useless.add(Injection.intoPolluter(test("a")));

        assertThat(found()).contains(Set.of(Injection.intoVictim(test("b")), Injection.intoVictim(test("c"))));
    }

    @Test
    void givesUpWhereNeitherHelps() {
        after("a", "b");
        useless.add(Injection.intoPolluter(test("a")));
        useless.add(Injection.intoVictim(test("b")));

        assertThat(found()).isEmpty();
    }

    @Test
    void setsUpATestThatIsRedAlone() {
        after("c", "c");

        assertThat(found()).contains(Set.of(Injection.intoVictim(test("c"))));
    }

    @Test
    void needsNoMoreInjectionsThanThePairsDo() {
        after("a", "b", "c", "d");
        after("b", "e");
        after("c", "e");

        assertThat(found())
                .hasValueSatisfying(injections -> assertThat(injections).hasSize(2));
    }

    @Test
    void looksAtFewVictimsWhereTheyHaveTheSamePolluters() {
        String[] many = IntStream.range(0, 40).mapToObj(i -> "v" + i).toArray(String[]::new);
        after("a", many);
        after("b", many);

        assertThat(found(List.of(many)))
                .contains(Set.of(Injection.intoPolluter(test("a")), Injection.intoPolluter(test("b"))));
        assertThat(asked).isLessThan(400);
    }

    @Test
    void resetsManyVictimsThatHaveManyPolluters() {
        List<String> many = IntStream.range(0, 12).mapToObj(i -> "v" + i).toList();
        many.forEach(polluter -> after(polluter, many.toArray(String[]::new)));

        assertThat(found(many))
                .hasValueSatisfying(injections -> assertThat(injections).hasSize(12));
    }

    private Optional<Set<Injection>> found(List<String> more) {
        List<TestId> all = Stream.concat(TESTS.stream(), more.stream().map(InjectionSearchTest::test))
                .toList();
        Scripted trial = new Scripted();
        return new InjectionSearch(all, trial).of(trial.red(Set.of()).orElseThrow());
    }

    private Optional<Set<Injection>> found() {
        Scripted trial = new Scripted();
        return new InjectionSearch(TESTS, trial).of(trial.red(Set.of()).orElseThrow());
    }

    private void after(String polluter, String... victims) {
        for (String victim : victims) {
            dependencies.add(new Pair(test(polluter), test(victim)));
        }
    }

    private static TestId test(String name) {
        return TestId.of("a.ATest", name);
    }

    /** A victim is red right after its polluter unless one of both has an injection that helps. */
    private final class Scripted implements InjectionSearch.Trial {

        @Override
        public Optional<Set<Pair>> red(Set<Injection> injections, List<Pair> pairs) {
            asked += pairs.size();
            List<Injection> helping = new ArrayList<>(injections);
            helping.removeAll(useless);
            return Optional.of(pairs.stream()
                    .filter(dependencies::contains)
                    .filter(pair -> helping.stream().noneMatch(injection -> cures(injection, pair)))
                    .collect(Collectors.toSet()));
        }

        private static boolean cures(Injection injection, Pair pair) {
            return injection.place() == Place.START
                    ? injection.test().equals(pair.victim())
                    : injection.test().equals(pair.polluter()) && !pair.isAlone();
        }

        @Override
        public Optional<Set<TestId>> red(Set<Injection> injections) {
            return red(injections, List.copyOf(dependencies))
                    .map(pairs -> pairs.stream().map(Pair::victim).collect(Collectors.toSet()));
        }
    }
}
