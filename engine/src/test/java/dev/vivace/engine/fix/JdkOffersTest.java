package dev.vivace.engine.fix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Footprint;
import dev.vivace.engine.model.Leak;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class JdkOffersTest {

    @Test
    void readLoggingAgainWhereOnlyTheLeakNamesIt() {
        assertThat(calls(new Leak(Leak.JDK_STATE, "java.util.logging", "", "")))
                .containsExactly("LogManager.getLogManager().readConfiguration();");
    }

    @Test
    void clearAPropertyThatLeaks() {
        assertThat(calls(new Leak(Leak.SYSTEM_PROPERTY, "mode", "", "\"fast\"")))
                .containsExactly("System.clearProperty(\"mode\");");
    }

    @Test
    void clearPropertiesTogetherThatLeakTogether() {
        Leak host = new Leak(Leak.SYSTEM_PROPERTY, "host", "", "\"a\"");
        Leak port = new Leak(Leak.SYSTEM_PROPERTY, "port", "", "\"1\"");

        assertThat(calls(host.with(List.of(port))))
                .containsExactly(
                        "System.clearProperty(\"host\");",
                        "System.clearProperty(\"port\");",
                        "System.clearProperty(\"host\");\nSystem.clearProperty(\"port\");");
    }

    @Test
    void areNoneForWhatIsNotOfTheJdk() {
        assertThat(calls(new Leak(Leak.STATIC_FIELD, "java.util.logging", "", "")))
                .isEmpty();
    }

    private static List<String> calls(Leak leak) {
        Set<String> changed = JdkOffers.changed(new Footprint(Set.of(), Set.of()), Optional.of(leak));
        return JdkOffers.calls(changed, Optional.of(leak)).stream()
                .map(Piece::text)
                .toList();
    }
}
