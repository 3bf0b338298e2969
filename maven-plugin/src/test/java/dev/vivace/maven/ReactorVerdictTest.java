package dev.vivace.maven;

import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.Test;

class ReactorVerdictTest {

    private final ReactorVerdict verdict = new ReactorVerdict(2, FailureText.RED_TESTS);

    @Test
    void isGivenWhenTheLastModuleIsThrough() throws MojoFailureException {
        verdict.moduleDone("a", List.of(new RedModule("a", 2)), false);

        assertThatThrownBy(() -> verdict.moduleDone("b", List.of(), false))
                .isInstanceOf(MojoFailureException.class)
                .hasMessage("2 tests are red in a.");
    }

    @Test
    void waitsForTheLastModuleAlsoWhereOneComesTwice() throws MojoFailureException {
        verdict.moduleDone("a", List.of(), false);
        verdict.moduleDone("a", List.of(new RedModule("a", 1)), false);

        assertThatThrownBy(() -> verdict.moduleDone("b", List.of(new RedModule("b", 1)), false))
                .hasMessage("2 tests are red in a, b.");
    }

    @Test
    void isRedWhereNoModuleHasATestThatWasChosen() throws MojoFailureException {
        verdict.moduleDone("a", List.of(), true);

        assertThatThrownBy(() -> verdict.moduleDone("b", List.of(), true))
                .isInstanceOf(MojoFailureException.class)
                .hasMessageContaining("No module has a test that was chosen");
    }

    @Test
    void isGreenWhereOneModuleHasTheTestsThatWereChosen() throws MojoFailureException {
        verdict.moduleDone("a", List.of(), true);

        assertThatNoException().isThrownBy(() -> verdict.moduleDone("b", List.of(), false));
    }

    @Test
    void isRedWithoutARedTestToo() throws MojoFailureException {
        verdict.moduleDone("a", List.of(new RedModule("a", 0)), false);

        assertThatThrownBy(() -> verdict.moduleDone("b", List.of(), false))
                .hasMessageContaining("No test is red in a, but a worker was lost");
    }

    @Test
    void speaksOfFindingsWhereASearchFoundThem() throws MojoFailureException {
        ReactorVerdict search = new ReactorVerdict(2, FailureText.FINDINGS);
        search.moduleDone("a", List.of(new RedModule("a", 1)), false);

        assertThatThrownBy(() -> search.moduleDone("b", List.of(), false))
                .isInstanceOf(MojoFailureException.class)
                .hasMessage("1 test depends on the order or on chance in a.");
    }
}
