package dev.vivace.cli;

import static dev.vivace.cli.VivaceProcess.copyOfProject;
import static dev.vivace.cli.VivaceProcess.vivace;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.cli.VivaceProcess.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A project with red tests that was never compiled before. */
class ShopIT {

    @TempDir
    static Path directory;

    private static Path shop;
    private static Ended first;

    @BeforeAll
    static void run() {
        shop = copyOfProject("shop", directory);
        first = vivace(directory, "run", "shop", "--json", "first.json");
    }

    @Test
    void isRed() {
        assertThat(first.exitCode()).as(first.err()).isEqualTo(1);
        assertThat(first.out()).contains("8 tests: 5 passed, 2 failed, 1 skipped");
    }

    @Test
    void repeatsOnlyWhatFailedAtTheEnd() {
        String summary = first.out().substring(first.out().lastIndexOf("Tests run:"));

        assertThat(summary)
                .contains(
                        "expected: <2> but was: <0>",
                        "at shop.CartTest.countsItems(CartTest.java:20)",
                        "| about to fail",
                        "Again: " + VivaceProcess.script() + " run shop --test 'shop.CartTest#countsItems'",
                        "ERRORED shop.StoreTest#opens",
                        "Caused by: java.io.IOException: drawer is empty")
                .doesNotContain("addsItem", "org.junit.jupiter.api.AssertionUtils");
    }

    @Test
    void givesALineToCopyThatShowsARedTestAgain() throws Exception {
        String line = first.out()
                .lines()
                .filter(text -> text.contains("Again: ") && text.contains("countsItems"))
                .findFirst()
                .orElseThrow()
                .replaceFirst(".*Again: ", "");

        Ended again = VivaceProcess.shell(directory, line);

        assertThat(again.exitCode()).as(again.err()).isEqualTo(1);
        assertThat(again.out()).contains("FAILED shop.CartTest#countsItems", "1 test: 0 passed, 1 failed");
    }

    @Test
    void writesALinePerClassWhereThereIsNoTerminal() {
        assertThat(first.out())
                .contains("Tests run: 3, Failures: 1, Errors: 0, Skipped: 1", "-- in shop.CartTest")
                .doesNotContain("\u001b");
    }

    @Test
    void writesReports() throws IOException {
        assertThat(shop.resolve("target/surefire-reports"))
                .isDirectoryContaining("glob:**/TEST-shop.CartTest.xml")
                .isDirectoryContaining("glob:**/TEST-shop.StoreTest.xml");
        assertThat(Files.readString(directory.resolve("first.json")))
                .contains("vivace-run/1", "shop.CartTest#countsItems", "errored", "skipped");
    }

    @Test
    void runsOneTest() {
        Ended ended = vivace(shop, "run", "--test", "shop.CartTest#addsItem", "--isolation", "auto", "--", "-o");

        assertThat(ended.exitCode()).as(ended.err()).isZero();
        assertThat(ended.out()).contains("1 test: 1 passed");
    }

    @Test
    void tellsHowLongItTookToForgetWhereDetailsAreWanted() {
        Ended ended = vivace(shop, "run", "--select", "StoreTest#c*", "--isolation", "reset", "--debug", "--", "-o");

        assertThat(ended.exitCode()).as(ended.err()).isZero();
        assertThat(ended.out()).containsPattern("Forgotten in \\d+\\.\\d{3} ms: shop.StoreTest\\.");
    }

    @Test
    void runsWhatIsSelected() {
        Ended ended = vivace(
                shop, "run", "--select", "StoreTest#c*", "--quiet", "--order", "random", "--seed", "7", "--", "-o");

        assertThat(ended.exitCode()).as(ended.err()).isZero();
        assertThat(ended.out())
                .contains("1 test: 1 passed", "The order is random, from seed 7.")
                .doesNotContain("Tests run:", "Maven:");
    }

    @Test
    void runsWhatMavenIsToldToSelect() {
        Ended ended = vivace(shop, "run", "--", "-o", "-Dtest=StoreTest#c*");

        assertThat(ended.exitCode()).as(ended.err()).isZero();
        assertThat(ended.out()).contains("1 test: 1 passed", "-- in shop.StoreTest");
    }

    @Test
    void refusesWhatMatchesNothingAsSurefireDoes() {
        Ended ended = vivace(shop, "run", "--", "-o", "-Dtest=Nope");

        assertThat(ended.exitCode()).as(ended.err()).isEqualTo(2);
        assertThat(ended.err()).contains("No tests in sample:shop match Nope", "failIfNoSpecifiedTests=false");
    }

    @Test
    void staysGreenWhereFailuresAreIgnoredAndNamesWhatIsNotHonoured() {
        Ended ended = vivace(shop, "run", "--", "-o", "-Dmaven.test.failure.ignore=true", "-DchildDelegation=true");

        assertThat(ended.exitCode()).as(ended.err()).isZero();
        assertThat(ended.out())
                .contains("FAILED shop.CartTest#countsItems", "8 tests: 5 passed, 2 failed, 1 skipped")
                .containsOnlyOnce("Note: Surefire's childDelegation=true is not honoured: tests run in the JVM's own");
    }

    @Test
    void runsExactlyTheOrderOfAFile() throws IOException {
        Path order = Files.writeString(
                directory.resolve("order.txt"),
                """
                # backwards, and a class torn apart
                shop.WorkerTest#survives
                shop.StoreTest#closes
                shop.WorkerTest#dies
                shop.CartTest#addsItem
                """);
        Ended ended = vivace(
                shop,
                "run",
                "--order",
                order.toString(),
                "--json",
                directory.resolve("order.json").toString(),
                "--",
                "-o");

        assertThat(ended.exitCode()).as(ended.err()).isZero();
        assertThat(Files.readString(directory.resolve("order.json")))
                .containsSubsequence("WorkerTest#survives", "StoreTest#closes", "WorkerTest#dies", "CartTest#addsItem");
    }

    @Test
    void goesOnInANewWorkerAfterOneWasKilled() {
        Ended ended = vivace(shop, "run", "--select", "WorkerTest", "--", "-o", "-Dshop.die=true");

        assertThat(ended.exitCode()).as(ended.err()).isEqualTo(1);
        assertThat(ended.out()).contains("CRASHED shop.WorkerTest#dies", "3 tests: 2 passed, 1 failed");
    }

    @Test
    void endsATestThatHangs() {
        String sleep = "-Dshop.sleep=" + directory.resolve("asleep");
        Ended ended = vivace(shop, "run", "--select", "WorkerTest", "--timeout", "2s", "--", "-o", sleep);

        assertThat(ended.exitCode()).as(ended.err()).isEqualTo(1);
        assertThat(ended.out())
                .contains("TIMED-OUT shop.WorkerTest#sleeps", "3 tests: 2 passed, 1 failed")
                .containsPattern("at .*shop.WorkerTest.sleeps\\(WorkerTest.java");
        assertThat(shop.resolve("target/surefire-reports/TEST-shop.WorkerTest.xml"))
                .content()
                .contains("type=\"dev.vivace.TestTimedOut\"", "shop.WorkerTest.sleeps(WorkerTest.java");
    }

    @Test
    void leavesNoTemporaryFileBehindThoughTestsFailCrashAndHang() throws IOException {
        Path temporary = Files.createDirectory(directory.resolve("tmp"));
        Ended ended = VivaceProcess.start(
                        shop,
                        Map.of("JAVA_TOOL_OPTIONS", "-Djava.io.tmpdir=" + temporary),
                        "run",
                        "--timeout",
                        "5s",
                        "--",
                        "-o",
                        "-Dshop.die=true",
                        "-Dshop.sleep=" + directory.resolve("asleep"))
                .await();

        assertThat(ended.exitCode()).as(ended.err()).isEqualTo(1);
        assertThat(ended.out())
                .contains("FAILED shop.CartTest#countsItems", "CRASHED shop.WorkerTest#dies")
                .contains("TIMED-OUT shop.WorkerTest#sleeps");
        assertThat(temporary).isEmptyDirectory();
    }
}
