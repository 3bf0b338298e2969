package dev.vivace.engine.command;

import static dev.vivace.engine.model.SampleResults.attempt;
import static dev.vivace.engine.model.SampleResults.verdict;
import static dev.vivace.engine.orders.Catalogs.catalog;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Attempt.Stage;
import dev.vivace.engine.model.Need;
import dev.vivace.engine.model.Outcome;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestVerdict;
import dev.vivace.engine.project.LaunchSpec.Selection;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What a run of some tests says about the others: nothing. */
class SelectedTest {

    private static final Selection PLAIN = Selection.plain(List.of(Path.of("classes")));
    private static final Set<TestId> KNOWN =
            Set.of(TestId.parse("A#fast"), TestId.parse("A#slow"), TestId.parse("B#fast"));

    @Test
    void keepsPacesAndRedTestsOfOtherGroupsAndClassesApart() {
        assertThat(names(PLAIN, PLAIN.withTest("A"))).containsExactly("default-test");
        assertThat(names(
                        PLAIN,
                        with("fast", "", PLAIN.includes()),
                        with("", "fast", PLAIN.includes()),
                        with("", "", List.of("**/A.java"))))
                .hasSize(4);
        assertThat(names(with("fast", "", PLAIN.includes()), with("fast", "", PLAIN.includes())))
                .hasSize(1);
    }

    @Test
    void doesNotForgetWhatATestNeedsThatWasNotSelected() {
        Selected fast = new Selected("default-test", with("fast", "", PLAIN.includes()));
        Set<TestId> leftOut = fast.leavesOut(KNOWN, catalog("A#fast", "B#fast"));

        assertThat(leftOut).containsExactly(TestId.parse("A#slow"));
        assertThat(Needs.gone(List.of(green("A#fast"), green("B#fast")), catalog("A#fast", "B#fast"), leftOut))
                .containsExactly(new Need("B", List.of()));
    }

    @Test
    void forgetsWhatATestNeededThatIsNoMore() {
        Selected all = new Selected("default-test", PLAIN);

        assertThat(all.leavesOut(KNOWN, catalog("A#fast", "B#fast"))).isEmpty();
    }

    private static TestVerdict green(String id) {
        return verdict(id, Outcome.PASSED, attempt(Stage.CLASS, id, Outcome.PASSED, 1));
    }

    private static Set<String> names(Selection... selections) {
        return List.of(selections).stream()
                .map(selection -> new Selected("default-test", selection).name())
                .collect(Collectors.toSet());
    }

    private static Selection with(String groups, String excludedGroups, List<String> includes) {
        return new Selection(
                PLAIN.testClasses(),
                includes,
                PLAIN.excludes(),
                List.of(),
                List.of(),
                "",
                groups,
                excludedGroups,
                List.of(),
                List.of(),
                PLAIN.runOrder(),
                PLAIN.runOrderSeed());
    }
}
