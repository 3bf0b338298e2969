package dev.vivace.engine.diagnose;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Finding.Kind;
import dev.vivace.engine.model.Leak;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.run.Leftovers;
import dev.vivace.engine.run.ScriptedRunner;
import dev.vivace.engine.run.TidyRunners;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeakSearchTest {

    private final ScriptedRunner runner = new ScriptedRunner()
            .with("A#polluter")
            .with("A#bystander")
            .with("B#victim", before -> before.contains(TestId.parse("A#polluter")) ? Outcome.FAILED : Outcome.PASSED);

    @Test
    void namesTheFieldThroughWhichAPolluterReachesItsVictim() {
        runner.leaving("A#polluter", "a.Registry.count", "0", "1");
        runner.leaving("A#bystander", "a.Cache.entries", "0 entries", "3 entries");

        assertThat(leak("A#polluter", "A#bystander", "B#victim"))
                .contains(new Leak(Leak.STATIC_FIELD, "a.Registry.count", "0", "1"));
    }

    @Test
    void namesASystemProperty() {
        runner.leaving("A#polluter", "system property user.language", "\"en\"", "\"de\"");
        runner.leaving("A#bystander", "system property other", "absent", "\"set\"");

        assertThat(leak("A#polluter", "A#bystander", "B#victim").map(Leak::text))
                .contains("system property user.language: \"en\" → \"de\"");
    }

    @Test
    void namesOtherStateOfTheJdk() {
        runner.leaving("A#polluter", "the default locale", "en_US", "de_DE");

        assertThat(leak("A#polluter", "B#victim"))
                .contains(new Leak(Leak.LOCALE, "the default locale", "en_US", "de_DE"));
    }

    @Test
    void namesAllFieldsThatLeakTogether() {
        runner.leaving("A#polluter", "a.Registry.count", "0", "1");
        runner.leaving("A#polluter", "a.Registry.names", "0 elements", "1 element");
        runner.leaving("A#polluter", "b.Cache.size", "0", "3");

        assertThat(leak("A#polluter", "B#victim").map(Leak::text))
                .contains("a.Registry.count: 0 → 1; together with a.Registry.names: 0 elements → 1 element;"
                        + " b.Cache.size: 0 → 3");
    }

    @Test
    void namesAClassWhereNobodySeesWhatChangesInIt() {
        runner.leaving("A#polluter", "a.Registry.count", "1", "1");

        assertThat(leak("A#polluter", "B#victim").map(Leak::text)).contains("a.Registry");
    }

    @Test
    void saysNothingOfWhatCannotBeForgotten() {
        assertThat(leak("A#polluter", "B#victim")).isEmpty();
    }

    @Test
    void saysNothingOfAVictimThatPassesInARequestOfItsOwn() {
        runner.leaving("A#bystander", "a.Registry.count", "0", "1");

        assertThat(leak("A#bystander", "B#victim")).isEmpty();
    }

    @Test
    void saysNothingOfOrdersThatCannotBeRun() {
        assertThat(leak("A#unknown", "B#victim")).isEmpty();
    }

    @Test
    void givesUpWhenItTakesTooLong() {
        runner.leaving("A#polluter", "a.Registry.count", "0", "1");
        Iterator<Instant> times =
                Stream.iterate(Instant.EPOCH, time -> time.plusSeconds(15)).iterator();
        Finding finding = finding(Kind.VICTIM, TestOrder.of("B#victim"), TestOrder.of("A#polluter", "B#victim"));

        assertThat(new LeakSearch(runner, times::next).of(finding)).isEmpty();
    }

    @Test
    void namesWhatABrittleTestReliesOn() {
        runner.with("A#setter")
                .with(
                        "B#brittle",
                        before -> before.contains(TestId.parse("A#setter")) ? Outcome.PASSED : Outcome.FAILED);
        runner.leaving("A#setter", "a.Registry.ready", "false", "true");
        TestOrder passing = TestOrder.of("A#setter", "B#brittle");
        TestOrder failing = TestOrder.of("B#brittle");

        assertThat(new LeakSearch(runner)
                        .of(finding(Kind.BRITTLE, passing, failing))
                        .map(Leak::text))
                .contains("a.Registry.ready: false → true");
    }

    @Test
    void namesAFileThatReachesTheVictimInAnotherJvm(@TempDir Path project) {
        Path file = project.resolve("notes.txt");
        ScriptedRunner tests = new ScriptedRunner()
                .with("A#polluter", before -> written(file))
                .with("B#victim", before -> Files.exists(file) ? Outcome.FAILED : Outcome.PASSED);
        LaunchSpec spec = LaunchSpec.plain("a:b", project, List.of(), List.of());
        try (Leftovers leftovers = Leftovers.of(spec, project.resolve("target/vivace"), notice -> {})) {
            Finding finding = finding(Kind.VICTIM, TestOrder.of("B#victim"), TestOrder.of("A#polluter", "B#victim"));

            assertThat(new LeakSearch(new TidyRunners(tests, leftovers))
                            .of(finding)
                            .map(Leak::text))
                    .contains("file notes.txt: absent → created");
        }
    }

    private static Outcome written(Path file) {
        try {
            Files.writeString(file, "left behind");
            return Outcome.PASSED;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void saysNothingOfOtherFindings() {
        runner.leaving("A#polluter", "a.Registry.count", "0", "1");

        assertThat(leak(Kind.NONDETERMINISTIC, "A#polluter", "B#victim")).isEmpty();
    }

    private Optional<Leak> leak(String... order) {
        return leak(Kind.VICTIM, order);
    }

    private Optional<Leak> leak(Kind kind, String... order) {
        TestOrder alone = TestOrder.of(order[order.length - 1]);
        return new LeakSearch(runner).of(finding(kind, alone, TestOrder.of(order)));
    }

    private static Finding finding(Kind kind, TestOrder passing, TestOrder failing) {
        TestId test = passing.tests().get(passing.tests().size() - 1);
        Failure failure = new Failure("java.lang.AssertionError", Optional.empty(), "");
        return new Finding(test, kind, 1, passing, failing, failure);
    }
}
