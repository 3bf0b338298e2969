package dev.vivace.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.TestId;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.apache.maven.execution.DefaultMavenExecutionRequest;
import org.apache.maven.execution.MavenExecutionRequest;
import org.junit.jupiter.api.Test;

class CommandAgainTest {

    private final TestId test = TestId.parse("p.C");

    @Test
    void isShortForAProjectOfItsOwn() {
        assertThat(new CommandAgain("g:a:run", "shop", false)
                        .of(test, Optional.empty(), new DefaultMavenExecutionRequest()))
                .isEqualTo("mvn g:a:run -pl :shop -Dvivace.test=p.C");
    }

    @Test
    void repeatsTheWholeOrderOfAFile() {
        Path order = Path.of("order.txt");

        assertThat(new CommandAgain("g:a:run", "shop", false)
                        .of(test, Optional.of(order), new DefaultMavenExecutionRequest()))
                .isEqualTo("mvn g:a:run -pl :shop -Dvivace.order=order.txt");
    }

    @Test
    void carriesProfilesAndPropertiesButNeitherSecretsNorOtherSelections() {
        Properties properties = new Properties();
        properties.putAll(Map.of(
                "db", "h2", "vivace.timeout", "9s", "vivace.test", "p.D", "vivace.out", "x", "db.password", "tiger"));
        MavenExecutionRequest request = new DefaultMavenExecutionRequest()
                .setUserProperties(properties)
                .addActiveProfile("ci")
                .addInactiveProfile("slow");

        assertThat(new CommandAgain("g:a:run", "shop", true).of(test, Optional.empty(), request))
                .matches("mvn g:a:run -pl :shop -am .-Pci,!slow. -Ddb=h2 -Dvivace.timeout=9s -Dvivace.test=p.C");
    }
}
