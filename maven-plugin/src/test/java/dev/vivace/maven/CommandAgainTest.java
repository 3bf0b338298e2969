package dev.vivace.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.TestId;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.apache.maven.execution.DefaultMavenExecutionRequest;
import org.apache.maven.execution.MavenExecutionRequest;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.plugin.descriptor.MojoDescriptor;
import org.apache.maven.plugin.descriptor.PluginDescriptor;
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
    void callsTheGoalAsTheUserDid() {
        assertThat(goal("clean", "g:a:1.2:run")).isEqualTo("g:a:1.2:run");
        assertThat(goal("g:a:run")).isEqualTo("g:a:run");
        assertThat(goal("vivace:run@slow")).isEqualTo("vivace:run@slow");
    }

    @Test
    void callsTheGoalByItsFullNameWhereAPomSaysThatItRuns() {
        assertThat(goal("verify", "g:a:1.2:run-it")).isEqualTo("g:a:3:run");
    }

    @Test
    void runsAllWhereAPartWasRun() {
        assertThat(goalAfter("shard", "g:a:1.2:shard")).isEqualTo("g:a:1.2:run");
        assertThat(goalAfter("shard-it", "vivace:shard-it@slow")).isEqualTo("vivace:run-it@slow");
        assertThat(goalAfter("shard", "verify")).isEqualTo("g:a:3:run");
    }

    @Test
    void runsTheOrderThatASearchTells() {
        assertThat(goalAfter("detect", "g:a:1.2:detect")).isEqualTo("g:a:1.2:run");
        assertThat(new CommandAgain("g:a:run", "shop", false)
                        .ofOrder(Path.of("1.txt"), new DefaultMavenExecutionRequest()))
                .isEqualTo("mvn g:a:run -pl :shop -Dvivace.order=1.txt");
    }

    private static String goal(String... typed) {
        return goalAfter("run", typed);
    }

    private static String goalAfter(String goal, String... typed) {
        MojoDescriptor run = new MojoDescriptor();
        run.setGoal(goal);
        PluginDescriptor plugin = new PluginDescriptor();
        plugin.setGroupId("g");
        plugin.setArtifactId("a");
        plugin.setVersion("3");
        run.setPluginDescriptor(plugin);
        return CommandAgain.of(new MojoExecution(run), "shop", false, List.of(typed))
                .goal();
    }

    @Test
    void namesFilesThatMavenWouldNotFindByItself() {
        Path here = Path.of("here").toAbsolutePath();
        Properties system = new Properties();
        system.setProperty("user.dir", here.toString());
        MavenExecutionRequest request = new DefaultMavenExecutionRequest()
                .setSystemProperties(system)
                .setPom(here.resolve("sub").resolve("pom.xml").toFile())
                .setUserSettingsFile(here.resolve("settings.xml").toFile())
                .setUserToolchainsFile(Path.of(System.getProperty("user.home"), ".m2", "toolchains.xml")
                        .toFile())
                .setOffline(true);

        assertThat(new CommandAgain("g:a:run", "shop", false).of(test, Optional.empty(), request))
                .isEqualTo("mvn g:a:run -f " + Path.of("sub", "pom.xml")
                        + " -s settings.xml -pl :shop -o -Dvivace.test=p.C");
    }

    @Test
    void leavesOutWhatMaven4SaysItself() {
        Properties properties = new Properties();
        properties.putAll(Map.of(
                "maven.project.conf", "${session.rootDirectory}/.mvn",
                "maven.user.settings", "settings.xml",
                "maven.repo.central", "central",
                "session.topDirectory", "shop",
                "maven.repo.local", "local"));
        MavenExecutionRequest request = new DefaultMavenExecutionRequest().setUserProperties(properties);

        assertThat(new CommandAgain("g:a:run", "shop", false).of(test, Optional.empty(), request))
                .isEqualTo("mvn g:a:run -pl :shop -Dmaven.repo.local=local -Dvivace.test=p.C");
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
        properties.putAll(Map.of("db", "h2", "vivace.timeout", "9s", "vivace.test", "p.D", "vivace.out", "x"));
        properties.putAll(Map.of("db.password", "tiger", "api.key", "tiger", "url", "jdbc:db://h?password=tiger"));
        MavenExecutionRequest request = new DefaultMavenExecutionRequest()
                .setUserProperties(properties)
                .addActiveProfile("ci")
                .addInactiveProfile("slow");

        assertThat(new CommandAgain("g:a:run", "shop", true).of(test, Optional.empty(), request))
                .matches("mvn g:a:run -pl :shop -am .-Pci,!slow. -Ddb=h2 -Dvivace.timeout=9s -Dvivace.test=p.C");
    }
}
