package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.command.FixCommand.ModuleFixes;
import dev.vivace.engine.model.Budget;
import dev.vivace.engine.model.Fix;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.PatchPlace;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.FixFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From a project to verified patches, in real JVMs. */
class FixCommandTest {

    @TempDir
    private Path directory;

    @Test
    void repairsAVictimWithAStatementOfItsCleanerAndABrittleTestWithOneOfItsStateSetter() throws IOException {
        ModuleFixes fixes = fix();

        assertThat(fixes.fixes())
                .extracting(fix -> fix.finding().test() + " " + fix.status().label() + " "
                        + fix.patch().map(Fix.Patch::code).orElse(List.of()) + fix.reason())
                .containsExactlyInAnyOrder(
                        "elsewhere.ABalanceTest#startsWithoutEntries fixed [Ledger.getInstance().clear();]",
                        "repair.CClearingTest#showsItsCurrency fixed [Ledger.open(\"EUR\");]");
        assertThat(FixFiles.read(fixes.json()).fixes()).hasSize(2);
        assertThat(Files.readString(directory.resolve("sources").resolve("elsewhere/ABalanceTest.java")))
                .contains(
                        "    void startsWithoutEntries() {\n        Ledger.getInstance().clear();\n        assertEquals(");
        assertThat(directory.resolve("project/target/vivace/fix")).doesNotExist();
    }

    @Test
    void looksForNoTestWhereAllAreSkipped() {
        LaunchSpec skipped =
                Launches.with(LaunchSpec.plain("shop", directory, List.of(), List.of(directory)), Launches.skipped());
        FixRequest request = new FixRequest(
                search(), List.of(TestId.parse("a.B#c")), Optional.empty(), PatchPlace.AUTO, false, 2, true);

        assertThat(new FixCommand(request, new FixListener() {}, false).run(List.of(skipped)))
                .isEmpty();
    }

    @Test
    void saysHowManyFindingsNobodyTriedWhenItIsInterruptedAfterTheSearch() throws IOException {
        Interrupting listener = new Interrupting();
        listener.command = new FixCommand(request(), listener, false);

        List<ModuleFixes> fixes = listener.command.run(
                List.of(SourceProject.copy("repair", directory).launch()));

        assertThat(fixes).isEmpty();
        assertThat(listener.notices)
                .anyMatch(notice -> notice.startsWith("Interrupted: no patch was looked for yet for 2 findings."));
    }

    /** Interrupts when the search is over. */
    private static final class Interrupting implements FixListener {

        private final List<String> notices = new ArrayList<>();
        private FixCommand command;

        @Override
        public void searchEnded(DetectCommand.ModuleFindings findings) {
            command.cancel();
        }

        @Override
        public void notice(String sentence) {
            notices.add(sentence);
        }
    }

    private static FixRequest request() {
        return new FixRequest(search(), List.of(), Optional.empty(), PatchPlace.AUTO, false, 2, true);
    }

    private ModuleFixes fix() throws IOException {
        SourceProject project = SourceProject.copy("repair", directory);
        return new FixCommand(request(), new FixListener() {}, false)
                .run(List.of(project.launch()))
                .get(0);
    }

    private static DetectRequest search() {
        return new DetectRequest(
                Requests.isolated(Optional.of(Isolation.AUTO), OptionalInt.of(2)), Budget.ofOrders(100), 1);
    }
}
