package dev.vivace.cli;

import static dev.vivace.cli.VivaceProcess.copyOfProject;
import static dev.vivace.cli.VivaceProcess.copyOfSample;
import static dev.vivace.cli.VivaceProcess.vivace;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.cli.VivaceProcess.Ended;
import dev.vivace.engine.report.RunJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A suite on several machines, and what they came to. */
class ShardIT {

    @TempDir
    Path directory;

    @Test
    void twoShardsGiveTheVerdictsOfOneRun() throws IOException {
        Path bank = copyOfSample("bank", directory);
        Ended first = vivace(bank, "shard", "--index", "1", "--total", "2");
        Ended listed = vivace(directory, "shard", "bank", "--index", "2", "--total", "2", "--list", "--", "-o");
        Ended incomplete = vivace(bank, "merge", "target/vivace");
        Ended second = vivace(bank, "shard", "--index", "2", "--total", "2", "--", "-o");
        Ended merged = vivace(bank, "merge", "target/vivace", "--history", ".");

        assertThat(first.exitCode()).as(first.err()).isZero();
        assertThat(first.out()).contains("3 tests: 3 passed", "shard-1-of-2");
        assertThat(listed.out().lines())
                .containsExactly("# dev.vivace.samples:bank", "bank.BankTest", "bank.DepositTest", "bank.WithdrawTest");
        assertThat(incomplete.exitCode()).isEqualTo(2);
        assertThat(incomplete.err()).contains("Shard 2 of 2 is missing.");
        assertThat(second.exitCode()).as(second.err()).isZero();
        assertThat(second.out()).contains("4 tests: 4 passed", "shard-2-of-2");
        assertThat(merged.exitCode()).as(merged.err()).isZero();
        assertThat(merged.out()).contains("7 tests: 7 passed in 2 shards, of which the longest took ");
        assertThat(bank.resolve(".vivace/history.jsonl")).content().contains("bank.MintTest", "bank.DepositTest");

        Ended whole = vivace(bank, "run", "--quiet", "--", "-o");

        assertThat(whole.exitCode()).as(whole.err()).isZero();
        assertThat(verdicts(bank.resolve("target/vivace-merged/run.json")))
                .containsExactlyInAnyOrderElementsOf(verdicts(bank.resolve("target/vivace/run.json")));
        assertThat(reports(bank.resolve("target/vivace-merged/reports")))
                .isEqualTo(reports(bank.resolve("target/surefire-reports")));
    }

    @Test
    void modulesOfAReactorAreSharedOutTogetherAndRedIsRed() throws IOException {
        Path reactor = copyOfProject("reactor", directory);
        Ended first = vivace(reactor, "shard", "--index", "1", "--total", "2");
        Ended second = vivace(reactor, "shard", "--index", "2", "--total", "2", "--", "-o");
        Ended merged = vivace(directory, "merge", "reactor/target/vivace", "--out", "merged");

        assertThat(List.of(first.exitCode(), second.exitCode()))
                .as(first.err() + second.err())
                .containsExactly(1, 0);
        assertThat(second.out()).contains("1 test: 1 passed");
        assertThat(merged.exitCode()).as(merged.err()).isEqualTo(1);
        assertThat(merged.out()).contains("FAILED core.CoreTest#isWrong", "2 tests: 1 passed, 1 failed in 2 shards");
        assertThat(directory.resolve("merged/reports/core/TEST-core.CoreTest.xml"))
                .exists();
        assertThat(directory.resolve("merged/reports/app/TEST-app.AppTest.xml")).exists();
    }

    private static List<String> verdicts(Path json) {
        return RunJson.read(json).tests().stream()
                .map(test -> test.id() + " " + test.outcome() + " " + test.flags())
                .toList();
    }

    private static List<String> reports(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".xml"))
                    .sorted()
                    .toList();
        }
    }
}
