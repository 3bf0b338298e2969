package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.orders.Catalogs;
import dev.vivace.engine.project.LaunchSpec.Policy;
import java.time.Duration;
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

    private static Isolation isolation(Optional<Isolation> wanted, TestCatalog catalog, Policy policy) {
        RunRequest request = Requests.isolated(wanted, OptionalInt.empty());
        return ModuleSettings.of(request, policy)
                .forTestsOf(catalog, request, policy)
                .isolation();
    }

    private static Policy reuseForks(boolean reused) {
        return new Policy(
                Optional.empty(), false, false, true, 0, 0, 0, 1, reused, Optional.empty(), Duration.ofSeconds(30));
    }
}
