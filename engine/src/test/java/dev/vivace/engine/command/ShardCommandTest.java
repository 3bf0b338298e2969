package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.command.MergeCommand.MergeOutcome;
import dev.vivace.engine.command.RunCommand.ListedModule;
import dev.vivace.engine.command.RunCommand.RunOutcome;
import dev.vivace.engine.history.History;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.Shard;
import dev.vivace.engine.model.SuiteListener;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.report.RunJson;
import dev.vivace.engine.report.RunReport;
import dev.vivace.engine.run.CompiledProject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A suite of four classes of which three need the first, on several machines. */
class ShardCommandTest {

    @TempDir
    private Path directory;

    private LaunchSpec needy;

    @BeforeEach
    void compile() {
        needy = Launches.alphabetical(CompiledProject.of(Path.of("src", "test", "projects", "needy"), directory)
                .spec());
    }

    @Test
    void givesTheVerdictsOfOneRunAndLearnsWhenTheShardsAreMerged() throws IOException {
        Path history = directory.resolve(".vivace");
        runShard(1, 2);
        RunOutcome second = runShard(2, 2);

        assertThat(second.suites().get(0).verdicts()).isNotEmpty();
        assertThat(history).doesNotExist();

        MergeOutcome merged = merge();

        assertThat(History.open(history).expected().byClass())
                .containsKeys("needy.AGivesTest", "needy.TearDownTakesTest");
        assertThat(History.open(history).needs()).containsKey("needy.ParametersTakeTest");

        RunOutcome whole = new RunCommand(isolated().request(), SuiteListener.NONE).run(List.of(needy));

        assertThat(labels(merged.report())).containsExactlyInAnyOrderElementsOf(labels(RunReport.of(whole.suites())));
        assertThat(merged.isRed()).isFalse();
        assertThat(names(directory.resolve("merged/reports")))
                .isEqualTo(names(needy.reports().directory()))
                .hasSize(4);
    }

    @Test
    void keepsClassesTogetherThatDependOnEachOtherOnceThatIsKnown() {
        new RunCommand(isolated().request(), SuiteListener.NONE).run(List.of(needy));
        List<String> notices = new ArrayList<>();

        List<List<String>> shards = IntStream.rangeClosed(1, 3)
                .mapToObj(index -> list(new Shard(index, 3), notices))
                .toList();

        assertThat(shards)
                .containsExactly(
                        List.of(
                                "needy.AGivesTest",
                                "needy.ParametersTakeTest",
                                "needy.SetUpTakesTest",
                                "needy.TearDownTakesTest"),
                        List.of(),
                        List.of());
        assertThat(notices).anySatisfy(notice -> assertThat(notice)
                .startsWith(
                        "needy.ParametersTakeTest, needy.SetUpTakesTest, needy.TearDownTakesTest stay in one shard"));
    }

    @Test
    void isGreenWhereItHasNothingToDo() throws IOException {
        RunOutcome last = runShard(5, 5);

        assertThat(last.isRed()).isFalse();
        assertThat(last.isEmpty()).isTrue();
        assertThat(RunJson.read(shardDirectory(5, 5).resolve("run.json"))
                        .shard()
                        .orElseThrow()
                        .parts())
                .hasSize(1);
    }

    @Test
    void tellsWhichModulesItDidNotBeginWhereItStopsAfterRedTests() throws IOException {
        Path shopDirectory = Files.createDirectories(directory.resolve("shop"));
        LaunchSpec shop = CompiledProject.of(Path.of("src", "test", "projects", "shop"), shopDirectory)
                .spec();
        LaunchSpec red = LaunchSpec.plain(
                "g:red", shopDirectory, shop.jvm().classPath(), shop.selection().testClasses());
        LaunchSpec other = LaunchSpec.plain(
                "g:other", directory, needy.jvm().classPath(), needy.selection().testClasses());
        RunRequest request =
                Requests.plain().failFast().out(shardDirectory(1, 1)).request();

        RunOutcome outcome = new RunCommand(request, SuiteListener.NONE)
                .shared(Sharding.of(new Shard(1, 1), directory, Optional.empty()))
                .run(List.of(red, other));
        MergeOutcome merged = merge();

        assertThat(outcome.modules()).hasSize(1);
        assertThat(merged.isRed()).isTrue();
        assertThat(merged.warnings())
                .containsExactly("Not run, because of red tests in modules before it: g:other, in shard 1");
    }

    @Test
    void cannotShareAnOrderThatAFileSays() {
        RunCommand command = new RunCommand(
                Requests.plain()
                        .order(new OrderChoice.FromFile(Path.of("order.txt")))
                        .request(),
                SuiteListener.NONE);
        Sharding sharding = Sharding.of(new Shard(1, 2), directory, Optional.empty());

        assertThatThrownBy(() -> command.shared(sharding))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("cannot be shared out: order.txt");
    }

    private List<String> list(Shard shard, List<String> notices) {
        SuiteListener listener = new SuiteListener() {
            @Override
            public void notice(String sentence) {
                notices.add(sentence);
            }
        };
        List<ListedModule> listed = new RunCommand(isolated().request(), listener)
                .shared(Sharding.of(shard, directory, Optional.empty()))
                .list(List.of(needy));
        return listed.get(0).classes();
    }

    private RunOutcome runShard(int index, int total) throws IOException {
        Shard shard = new Shard(index, total);
        RunRequest request = isolated().out(shardDirectory(index, total)).request();
        return new RunCommand(request, SuiteListener.NONE)
                .shared(Sharding.of(shard, directory, Optional.empty()))
                .run(List.of(needy));
    }

    private Path shardDirectory(int index, int total) throws IOException {
        return Files.createDirectories(directory.resolve("shards")).resolve(new Shard(index, total).directory());
    }

    private MergeOutcome merge() {
        return new MergeCommand(new MergeRequest(
                        List.of(directory.resolve("shards")),
                        directory.resolve("merged"),
                        Optional.empty(),
                        Optional.of(directory)))
                .run();
    }

    private static Requests isolated() {
        return Requests.plain().isolation(Optional.of(Isolation.AUTO));
    }

    private static List<String> labels(RunReport report) {
        return report.tests().stream()
                .map(test -> test.id() + " " + test.outcome() + " " + test.flags())
                .toList();
    }

    private static List<String> names(Path directory) throws IOException {
        try (var files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".xml"))
                    .sorted()
                    .toList();
        }
    }
}
