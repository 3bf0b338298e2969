package dev.vivace.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.contentOf;

import dev.vivace.engine.report.RunJson;
import dev.vivace.testsupport.FileRepository;
import dev.vivace.testsupport.Jdks;
import dev.vivace.testsupport.MavenRun;
import dev.vivace.testsupport.SampleCopy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The packaged plugin, called as a user calls it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PluginIT {

    private static final String VERSION = System.getProperty("vivace.version");

    private FileRepository repository;

    @BeforeAll
    void deploy(@TempDir Path directory) throws Exception {
        repository = FileRepository.in(directory, VERSION)
                .with("worker")
                .with("engine")
                .with("stories")
                .with("maven-plugin");
    }

    @Test
    void runsEveryModuleOfAReactorAsItsSurefireIsConfigured(@TempDir Path directory) {
        Path reactor = SampleCopy.of("launch", directory);

        MavenRun run = maven(reactor, "run", "-pl", "arg-line,executions,junit4,modular,scanned", "-am");

        assertThat(run.exitCode()).as(run.output()).isZero();
        Map<String, Map<String, String>> dumps = Dumps.take(reactor);
        assertThat(dumps)
                .containsOnlyKeys(
                        "arg-line: launch.DumpTest-default.properties",
                        "executions: launch.FirstTest-default.properties",
                        "executions: launch.SecondTest-second.properties",
                        "junit4: launch.DumpTest-default.properties",
                        "modular: launch.modular.DumpTest-default.properties",
                        "plain: launch.DumpTest-default.properties",
                        "scanned: launch.DumpTest-default.properties",
                        "scanned: launch.OwnTest-default.properties");
        assertThat(dumps.get("arg-line: launch.DumpTest-default.properties").get("argument.1"))
                .startsWith("-javaagent:")
                .contains("jacoco");
        assertThat(dumps.get("modular: launch.modular.DumpTest-default.properties"))
                .containsEntry("module", "launch.modular");
    }

    @Test
    void failsAtTheEndOfTheReactorIfATestIsRed(@TempDir Path directory) throws IOException {
        Path reactor = SampleCopy.of("launch", directory);
        Path test = reactor.resolve("plain/src/test/java/launch/DumpTest.java");
        Files.writeString(test, Files.readString(test).replace("Dump.write(DumpTest.class)", "assert 1 == 2"));

        MavenRun run = maven(reactor, "run", "-pl", "plain,junit4", "-am");

        assertThat(run.exitCode()).as(run.output()).isEqualTo(1);
        assertThat(run.output())
                .contains("1 test is red in dev.vivace.samples.launch:plain.")
                .doesNotContain("\tat org.apache.maven.lifecycle");
        assertThat(Dumps.take(reactor)).containsKey("junit4: launch.DumpTest-default.properties");
    }

    @Test
    void givesALineToCopyThatShowsARedTestAgain(@TempDir Path directory) throws Exception {
        Path bank = SampleCopy.of("bank", directory);
        Files.writeString(bank.resolve("src/test/java/bank/RedTest.java"), test("RedTest", "assert 1 == 2;"));
        MavenRun first = maven(directory, "run", "-f", "bank", "-Dvivace.select=RedTest");
        String line = first.output()
                .lines()
                .filter(text -> text.contains("Again: "))
                .findFirst()
                .orElseThrow(() -> new AssertionError(first.output()))
                .replaceFirst(".*Again: ", "");

        MavenProcess again = MavenProcess.shell(directory, line);

        assertThat(again.await()).as(again.output()).isEqualTo(1);
        assertThat(again.output()).contains("FAILED bank.RedTest#runs", "1 test: 0 passed, 1 failed");
    }

    @Test
    void tellsWhatIsKnownAndLeavesNothingBehindWhenInterrupted(@TempDir Path directory) throws Exception {
        Path asleep = directory.resolve("asleep");
        Path bank = bankThatSleeps(asleep, directory);
        Path temporary = Files.createDirectory(directory.resolve("tmp"));
        MavenProcess maven = MavenProcess.start(
                bank, Map.of("JAVA_TOOL_OPTIONS", "-Djava.io.tmpdir=" + temporary), arguments("run"));
        maven.awaitFile(asleep);
        List<ProcessHandle> children = maven.interruptAll();

        assertThat(maven.await()).as(maven.output()).isEqualTo(130);
        assertThat(maven.output()).contains("Interrupted after").doesNotContain("CRASHED", "BUILD");
        assertThat(children).isNotEmpty().allSatisfy(child -> assertThat(child.onExit())
                .succeedsWithin(Duration.ofSeconds(10)));
        assertThat(temporary).isEmptyDirectory();
        assertThat(bank.resolve("target/vivace/run.json"))
                .content()
                .contains("bank.SleepTest#runs", "not-run")
                .doesNotContain("crashed");
    }

    @Test
    void tellsWhatIsKnownThoughTheSignalToEndComesTwiceAtOnce(@TempDir Path directory) throws Exception {
        Path asleep = directory.resolve("asleep");
        Path bank = bankThatSleeps(asleep, directory);
        MavenProcess maven = MavenProcess.start(bank, Map.of(), arguments("run"));
        maven.awaitFile(asleep);
        maven.timeOut();

        assertThat(maven.await()).as(maven.output()).isEqualTo(143);
        assertThat(maven.output()).contains("Interrupted after", "run.json").doesNotContain("CRASHED", "BUILD");
    }

    private static Path bankThatSleeps(Path asleep, Path directory) throws IOException {
        Path bank = SampleCopy.of("bank", directory);
        String sleep = "java.nio.file.Files.createFile(java.nio.file.Path.of(\"" + asleep + "\"));"
                + " Thread.sleep(600_000);";
        Files.writeString(bank.resolve("src/test/java/bank/SleepTest.java"), test("SleepTest", sleep));
        return bank;
    }

    private static String test(String name, String body) {
        return test("bank", name, body);
    }

    private static String test(String packageName, String name, String body) {
        return "package " + packageName + "; class " + name
                + " { @org.junit.jupiter.api.Test void runs() throws Exception { " + body + " } }";
    }

    @Test
    void runsIntegrationTestsBetweenWhatSurroundsThem(@TempDir Path directory) {
        Path shop = SampleCopy.of("integration", directory);

        MavenRun run = maven(shop, "run-it");

        assertThat(run.exitCode()).as(run.output()).isZero();
        assertThat(run.output())
                .contains("2 tests: 2 passed")
                .contains("in shop.ShopIT")
                .doesNotContain("shop.ShopTest");
        assertThat(shop.resolve("target/server")).doesNotExist();
    }

    @Test
    void namesAWrongOption(@TempDir Path directory) {
        Path bank = SampleCopy.of("bank", directory);

        MavenRun run = maven(bank, "run", "-Dvivace.isolation=total");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.output()).contains("Unknown isolation: total");
    }

    @Test
    void failsWhereNothingIsSelected(@TempDir Path directory) {
        Path bank = SampleCopy.of("bank", directory);

        MavenRun run = maven(bank, "run", "-Dvivace.select=AcountTest");

        assertThat(run.exitCode()).as(run.output()).isEqualTo(1);
        assertThat(run.output()).contains("No module has a test that was chosen");
    }

    @Test
    void runsOnlyWhatIsSelected(@TempDir Path directory) {
        Path bank = SampleCopy.of("bank", directory);

        MavenRun run = maven(bank, "run", "-Dvivace.select=AccountTest");

        assertThat(run.exitCode()).as(run.output()).isZero();
        assertThat(run.output()).contains("in bank.AccountTest").doesNotContain("in bank.MintTest");
    }

    @Test
    void runsTheOrderOfAFileWhereTheUserIsOnAnotherJdkAndWritesWhereItIsTold(@TempDir Path directory)
            throws IOException {
        Path bank = SampleCopy.of("bank", directory);
        Path jdk = directory.resolve("jdk.txt");
        Files.writeString(
                bank.resolve("src/test/java/bank/JdkTest.java"),
                test(
                        "JdkTest",
                        """
                java.nio.file.Files.writeString(java.nio.file.Path.of(java.net.URI.create("%s")), System.getProperty("java.version"));"""
                                .formatted(jdk.toUri())));
        Files.writeString(
                directory.resolve("order.txt"),
                """
                bank.WithdrawTest#moreThanBalance
                bank.JdkTest#runs
                bank.AccountTest
                """);

        MavenRun run = maven(
                directory,
                "run",
                "-f",
                "bank",
                "-Dvivace.order=order.txt",
                "-Dvivace.java=" + Jdks.home(25),
                "-Dvivace.out=own",
                "-Dvivace.json=copy.json");

        assertThat(run.exitCode()).as(run.output()).isZero();
        assertThat(bank.resolve("copy.json"))
                .content()
                .containsSubsequence("bank.WithdrawTest#moreThanBalance", "bank.JdkTest#runs", "bank.AccountTest#")
                .doesNotContain("bank.MintTest");
        assertThat(jdk).content().startsWith("25");
        assertThat(bank.resolve("own/run.json")).hasSameTextualContentAs(bank.resolve("copy.json"));
        assertThat(bank.resolve("target/vivace/run.json")).doesNotExist();
    }

    @Test
    void endsATestThatHangsAndThereTheReactorWhereTheFirstRedTestIsEnough(@TempDir Path directory) throws IOException {
        Path reactor = SampleCopy.of("launch", directory);
        Path tests = reactor.resolve("plain/src/test/java/launch");
        String hanging = Files.readString(tests.resolve("DumpTest.java"))
                .replace("dumps() {", "dumps() throws Exception { Thread.sleep(600_000);");
        Files.writeString(tests.resolve("DumpTest.java"), hanging);
        Files.writeString(tests.resolve("LaterTest.java"), test("launch", "LaterTest", ""));

        MavenRun run = maven(
                reactor,
                "run",
                "-pl",
                "plain,junit4",
                "-am",
                "-Dsurefire.runOrder=alphabetical",
                "-Dvivace.isolation=none",
                "-Dvivace.timeout=1s",
                "-Dvivace.fail-fast");

        assertThat(run.exitCode()).as(run.output()).isEqualTo(1);
        assertThat(run.output())
                .contains("TIMED-OUT launch.DumpTest#dumps", "1 test: 0 passed, 1 failed, 1 not run")
                .doesNotContain("launch:junit4");
        assertThat(Dumps.take(reactor)).isEmpty();
    }

    @Test
    void runsNamedClassesSideBySideInTheNewestVersionWhereNoneIsNamed(@TempDir Path directory) throws IOException {
        Path bank = SampleCopy.of("bank", directory);
        for (String name : List.of("LeftTest", "RightTest")) {
            Files.writeString(
                    bank.resolve("src/test/java/bank/" + name + ".java"),
                    test(
                            name,
                            """
                    java.nio.file.Path met = java.nio.file.Files.createDirectories(java.nio.file.Path.of("target/met"));
                    java.nio.file.Files.createFile(met.resolve("%s"));
                    for (long end = System.nanoTime() + 60_000_000_000L; met.toFile().list().length < 2; Thread.sleep(20)) {
                        if (System.nanoTime() > end) {
                            throw new AssertionError("alone");
                        }
                    }"""
                                    .formatted(name)));
        }
        List<String> arguments = new ArrayList<>(repository.arguments());
        arguments.addAll(List.of(
                "dev.vivace:vivace-maven-plugin:run",
                "-Dvivace.test=bank.LeftTest,bank.RightTest#runs",
                "-Dvivace.isolation=none",
                "-Dvivace.workers=2"));

        MavenRun run = MavenRun.of(bank, arguments);

        assertThat(run.exitCode()).as(run.output()).isZero();
        assertThat(run.output())
                .containsPattern("vivace(-maven-plugin)?:" + Pattern.quote(VERSION) + ":run")
                .contains("2 tests: 2 passed")
                .doesNotContain("bank.MintTest");
    }

    @Test
    void runsTheTestsOfAReactorInShardsAndPutsThemTogether(@TempDir Path directory) {
        Path reactor = SampleCopy.of("launch", directory);
        String[] first = {"-pl", "executions,junit4", "-am", "-Dvivace.index=1", "-Dvivace.total=2"};
        String[] second = {"-pl", "executions,junit4", "-am", "-Dvivace.index=2", "-Dvivace.total=2"};

        MavenRun one = maven(reactor, "shard", first);
        MavenRun incomplete = maven(reactor, "merge", "-Dvivace.dirs=target/vivace", "-N");
        MavenRun two = maven(reactor, "shard", second);
        MavenRun merged = maven(reactor, "merge", "-Dvivace.dirs=target/vivace", "-N");

        assertThat(one.exitCode()).as(one.output()).isZero();
        assertThat(incomplete.exitCode()).isEqualTo(1);
        assertThat(incomplete.output()).contains("Shard 2 of 2 is missing.");
        assertThat(two.exitCode()).as(two.output()).isZero();
        assertThat(merged.exitCode()).as(merged.output()).isZero();
        assertThat(merged.output()).contains("8 tests: 8 passed in 2 shards");
        assertThat(RunJson.read(reactor.resolve("target/vivace-merged/run.json"))
                        .tests())
                .extracting(test -> test.module().orElseThrow() + " " + test.id())
                .hasSize(8)
                .doesNotHaveDuplicates();
        assertThat(Dumps.take(reactor))
                .containsOnlyKeys(
                        "executions: launch.FirstTest-default.properties",
                        "executions: launch.SecondTest-second.properties",
                        "junit4: launch.DumpTest-default.properties");
    }

    @Test
    void findsTestsThatDependOnTheOrderAndFailsTheBuild(@TempDir Path directory) {
        Path exchange = SampleCopy.of("order/cache", directory);

        MavenRun run = maven(exchange, "detect", "-Dvivace.budget=5", "-Dvivace.confirm=1", "-Dvivace.out=own");

        assertThat(run.exitCode()).as(run.output()).isEqualTo(1);
        assertThat(run.output())
                .contains("VICTIM exchange.ConverterTest#convertsAtTheRateOfItsSource passes alone and is red after")
                .contains("Again: mvn dev.vivace:vivace-maven-plugin:" + VERSION + ":run")
                .contains("-Dvivace.order=" + Path.of("own", "orders", "001-failing.txt"))
                .contains("1 test depends on the order or on chance in dev.vivace.samples.order:cache.")
                .doesNotContain("\tat org.apache.maven.lifecycle");
        assertThat(exchange.resolve("own/detect.json")).content().contains("\"victim\"");
    }

    @Test
    void repairsATestThatDependsOnTheOrder(@TempDir Path directory) {
        Path exchange = SampleCopy.of("order/cache", directory);
        Path patched = exchange.resolve("src/test/java/exchange/ConverterTest.java");
        String before = contentOf(patched.toFile());
        String test = "exchange.ConverterTest#convertsAtTheRateOfItsSource";

        MavenRun run = maven(
                exchange,
                "fix",
                "-Dvivace.test=" + test,
                "-Dvivace.budget=5",
                "-Dvivace.confirm=1",
                "-Dvivace.apply=true");

        assertThat(run.exitCode()).as(run.output()).isZero();
        assertThat(run.output())
                .contains("FIXED WITHOUT HELPER " + test)
                .contains("Again: mvn dev.vivace:vivace-maven-plugin:" + VERSION + ":run")
                .contains("1 patch, applied");
        assertThat(exchange.resolve("target/vivace/fix.json")).content().contains("\"fixed-without-helper\"");
        assertThat(patched).content().isNotEqualTo(before);
    }

    @Test
    void showsChecksAndSuggestsSetUpsThatClassesShare(@TempDir Path directory) {
        Path bank = SampleCopy.of("bank-stories", directory);
        String prefix = "dev.vivace:vivace-maven-plugin:" + VERSION + ":";

        MavenRun run =
                maven(bank, "stories-graph", prefix + "stories-check", prefix + "stories-suggest", "-Dvivace.runs=1");

        assertThat(run.exitCode()).as(run.output()).isZero();
        assertThat(run.output())
                .contains("Set-ups of all tests: off 27, prefix 9 (saves 18), closure 7 (saves 20)")
                .contains("7 tests: 0 differ")
                .contains("6 test classes; no set-up is repeated so often that sharing it would pay.");
        assertThat(List.of("graph", "check", "suggest"))
                .allSatisfy(name -> assertThat(bank.resolve("target/vivace/stories-" + name + ".json"))
                        .isRegularFile());
    }

    private MavenRun maven(Path directory, String goal, String... more) {
        return MavenRun.of(directory, arguments(goal, more));
    }

    private List<String> arguments(String goal, String... more) {
        List<String> arguments = new ArrayList<>(repository.arguments());
        arguments.add("dev.vivace:vivace-maven-plugin:" + VERSION + ":" + goal);
        arguments.addAll(List.of(more));
        return arguments;
    }
}
