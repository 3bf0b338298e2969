package dev.vivace.engine.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MavenOutputTest {

    private final List<String> progress = new ArrayList<>();
    private final MavenOutput output = new MavenOutput(progress::add);

    @Test
    void tellsWhichModuleIsBuilt() {
        hear(
                """
                [INFO] Building Shop Cart 1.0-SNAPSHOT                       [3/12]
                [INFO] Building jar: /shop/cart/target/cart.jar
                [INFO] Building Alone 1.0
                """);

        assertThat(progress).containsExactly("Maven: building Shop Cart (3/12)", "Maven: building Alone");
    }

    @Test
    void reportsMavensErrorsWithoutItsAdvice() {
        hear(
                """
                [INFO] BUILD FAILURE
                \u001b[1;31m[ERROR]\u001b[m COMPILATION ERROR :
                [ERROR] /shop/Cart.java:[3,5] cannot find symbol
                [ERROR] /shop/Cart.java:[3,5] cannot find symbol
                [ERROR] Failed to execute goal compile on project cart: Compilation failure -> [Help 1]
                [ERROR]\s
                [ERROR] To see the full stack trace of the errors, re-run Maven with the -e switch.
                [ERROR] [Help 1] http://cwiki.apache.org/confluence/display/MAVEN/MojoFailureException
                """);

        assertThat(output.problem(Path.of("/shop"), 1, "mvn test").text())
                .isEqualTo(
                        """
                        Maven could not build /shop (exit code 1).
                          COMPILATION ERROR :
                          /shop/Cart.java:[3,5] cannot find symbol
                          Failed to execute goal compile on project cart: Compilation failure
                          Try: mvn test""");
    }

    @Test
    void proposesTheReactorWhereAModuleLacksAnother(@TempDir Path shop) throws IOException {
        Files.createFile(shop.resolve("pom.xml"));
        hear("[ERROR] Failed to execute goal on project cart: Could not find artifact shop:prices:jar:1.0\n");

        assertThat(output.problem(shop.resolve("cart"), 1, "mvn test").text())
                .contains("Try: the project around it, with what this module needs: " + shop + " -- -pl cart -am");
        assertThat(output.problem(shop, 1, "mvn test").text()).doesNotContain("-pl");
    }

    @Test
    void showsTheLastLinesOfAMavenThatNamesNoError() {
        hear("Error: Could not find or load main class org.codehaus.plexus.classworlds.launcher.Launcher\n");

        assertThat(output.problem(Path.of("/shop"), 1, "mvn test").text())
                .contains("Could not find or load main class");
    }

    @Test
    void tellsWhichOptionMavenDoesNotKnowRatherThanItsUsage() {
        hear("Unable to parse command line options: Unrecognized option: --select\n\nusage: mvn [options]\n");

        assertThat(output.problem(Path.of("/shop"), 1, "mvn test").text())
                .contains("Unrecognized option: --select")
                .doesNotContain("usage");
    }

    @Test
    void refusesAProfileThatMavenOnlyWarnsOf() {
        hear("[WARNING] The requested profile \"ci\" could not be activated because it does not exist.\n");

        assertThatThrownBy(output::refuseMissingProfile)
                .isInstanceOf(Problem.class)
                .hasMessageContaining("\"ci\"");
    }

    private void hear(String lines) {
        lines.lines().forEach(output::line);
    }
}
