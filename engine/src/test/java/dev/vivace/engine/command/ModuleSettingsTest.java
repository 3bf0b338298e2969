package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.orders.Catalogs;
import dev.vivace.engine.project.LaunchSpec.Policy;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class ModuleSettingsTest {

    private static final TestCatalog JUPITER = Catalogs.under("[engine:junit-jupiter]", "A#a", "B#b");
    private static final TestCatalog TESTNG = Catalogs.under("[engine:testng]", "A#a", "B#b");
    private static final Optional<Isolation> UNSAID = Optional.empty();

    @Test
    void resetsWhereNobodySaysOtherwise() {
        assertThat(isolation(UNSAID, JUPITER, reuseForks(true))).isEqualTo(Isolation.RESET);
    }

    @Test
    void leavesTestsOfTestngTogether() {
        assertThat(isolation(UNSAID, TESTNG, reuseForks(true))).isEqualTo(Isolation.NONE);
    }

    @Test
    void runsTestsOfTestngApartWhereThePomDoes() {
        assertThat(isolation(UNSAID, TESTNG, reuseForks(false))).isEqualTo(Isolation.RESET);
    }

    @Test
    void runsTestsOfTestngApartWhereTheUserSaysSo() {
        assertThat(isolation(Optional.of(Isolation.PROCESS), TESTNG, reuseForks(true)))
                .isEqualTo(Isolation.PROCESS);
    }

    @Test
    void startsAsManyWorkersAsSurefireHasForks() {
        assertThat(workers(OptionalInt.empty(), Launches.forks(3, true))).isEqualTo(3);
    }

    @Test
    void startsAWorkerWhereSurefireWouldUseMavensJvm() {
        assertThat(workers(OptionalInt.empty(), Launches.forks(0, true))).isOne();
    }

    @Test
    void startsAsManyWorkersAsTheUserWants() {
        assertThat(workers(OptionalInt.of(2), Launches.forks(3, true))).isEqualTo(2);
    }

    @Test
    void saysThatTheUserOverrulesAPomThatWantsAJvmForEachClass() {
        assertThat(saidOf(Optional.of(Isolation.NONE), reuseForks(false)))
                .hasValueSatisfying(said -> assertThat(said).contains("reuseForks=false", "--isolation none"));
        assertThat(saidOf(Optional.of(Isolation.NONE), reuseForks(true))).isEmpty();
        assertThat(saidOf(UNSAID, reuseForks(false))).isEmpty();
    }

    private static int workers(OptionalInt wanted, Policy policy) {
        return ModuleSettings.of(Requests.isolated(UNSAID, wanted), policy).workers();
    }

    private static Optional<String> saidOf(Optional<Isolation> wanted, Policy policy) {
        return ModuleSettings.of(Requests.isolated(wanted, OptionalInt.empty()), policy)
                .fallback();
    }

    private static Isolation isolation(Optional<Isolation> wanted, TestCatalog catalog, Policy policy) {
        RunRequest request = Requests.isolated(wanted, OptionalInt.empty());
        return ModuleSettings.of(request, policy)
                .forTestsOf(catalog, request, policy)
                .isolation();
    }

    private static Policy reuseForks(boolean reused) {
        return Launches.forks(1, reused);
    }
}
