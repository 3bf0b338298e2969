package dev.vivace.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.worker.samples.Around;
import dev.vivace.worker.samples.Chosen;
import dev.vivace.worker.samples.Collected;
import dev.vivace.worker.samples.Fixed;
import dev.vivace.worker.samples.Heir;
import dev.vivace.worker.samples.Many;
import dev.vivace.worker.samples.Old;
import dev.vivace.worker.samples.Ordered;
import dev.vivace.worker.samples.Other;
import dev.vivace.worker.samples.Outer;
import dev.vivace.worker.samples.Parameters;
import dev.vivace.worker.samples.Stubborn;
import dev.vivace.worker.samples.Whole;
import dev.vivace.worker.samples.Wrapped;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrderTest {

    /** Workers are reused between tests: each runs many orders one after another, as in real life. */
    private static final Map<String, WorkerProcess> WORKERS = new HashMap<>();

    private static WorkerProcess worker(String matrix) {
        return WORKERS.computeIfAbsent(matrix, name -> {
            WorkerProcess worker = WorkerProcess.start(name);
            worker.discover(
                    Ordered.class,
                    Other.class,
                    Outer.class,
                    Many.class,
                    Heir.class,
                    Chosen.class,
                    Fixed.class,
                    Parameters.class,
                    Old.class,
                    Collected.class,
                    Around.class,
                    Stubborn.class,
                    Whole.class,
                    Wrapped.class);
            worker.runAll();
            return worker;
        });
    }

    @AfterAll
    static void endWorkers() throws IOException {
        for (WorkerProcess worker : WORKERS.values()) {
            worker.close();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"junit-5.8", "junit-5.13", "junit-6.1"})
    void overrulesTheOrderThatAClassAsksFor(String matrix) {
        Recording run = obeys(matrix, "Ordered#c", "Ordered#a", "Ordered#b", "Other#y", "Other#x");
        assertThat(run.startedContainers()).containsExactly("JUnit Jupiter", "Ordered", "Other");
        run = obeys(matrix, "Fixed#c", "Fixed#a", "Fixed#b");
        assertThat(run.startedContainers()).containsExactly("JUnit Vintage", "Fixed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"junit-5.8", "junit-5.13", "junit-6.1"})
    void setsAClassUpOnceForNeighboursAndAgainWhenItIsMetAgain(String matrix) {
        Recording run = obeys(
                matrix, "Ordered#c", "Ordered#b", "Other#x", "Fixed#b", "Fixed#a", "Ordered#a", "Fixed#c", "Other#y");
        assertThat(run.output("out:Ordered")).isEqualTo("set up\nset up\n");
        assertThat(run.output("out:Fixed")).isEqualTo("set up\nset up\n");
        assertThat(run.startedContainers()).filteredOn("Other"::equals).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"junit-5.8", "junit-5.13", "junit-6.1"})
    void splitsOnlyWhereItMust(String matrix) {
        Recording run = obeys(matrix, "Other#x", "Ordered#a", "Outer#after", "Fixed#a", "Old#testA", "Other#y");
        assertThat(run.startedContainers())
                .filteredOn(name -> name.startsWith("JUnit"))
                .containsExactly("JUnit Jupiter", "JUnit Vintage", "JUnit Jupiter");
    }

    @ParameterizedTest
    @ValueSource(strings = {"junit-5.8", "junit-5.13", "junit-6.1"})
    void runsATestAsOftenAsTheOrderNamesIt(String matrix) {
        obeys(matrix, "Ordered#a", "Ordered#a", "Fixed#b", "Fixed#b", "Fixed#b");
    }

    @ParameterizedTest
    @ValueSource(strings = {"junit-5.8", "junit-5.13", "junit-6.1"})
    void mixesNestedTestsWithThoseAroundThem(String matrix) {
        Recording run =
                obeys(matrix, "Outer$Second#two", "Outer$Second#one", "Outer#after", "Outer$First#one", "Outer#before");
        assertThat(run.output("out:Outer")).isEqualTo("set up\n");
        run = obeys(matrix, "Outer$Second#two", "Outer#after", "Outer$Second#one");
        assertThat(run.output("out:Outer")).isEqualTo("set up\nset up\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"junit-5.8", "junit-5.13", "junit-6.1"})
    void runsSingleInvocations(String matrix) {
        Recording run = obeys(
                matrix,
                "Many#parameterized[1]",
                "Many#parameterized[3]",
                "Many#single",
                "Many#repeated[2]",
                "Many#dynamic[2][1]");
        assertThat(run.output("out:Many")).isEqualTo("set up\n");
        obeys(matrix, "Many#repeated[3]", "Many#repeated[1]");
        obeys(matrix, "Parameters#two[1]", "Parameters#one[1]", "Parameters#two[0]");
        obeys(matrix, "Parameters#two[1]", "Parameters#one[0]", "Parameters#one[1]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"junit-5.8", "junit-5.13", "junit-6.1"})
    void runsAllInvocationsOfAContainer(String matrix) {
        Recording run = worker(matrix).runOrder("Many#repeated", "Many#single", "Many#dynamic");
        assertThat(run.startedTests())
                .containsExactly(
                        "Many#repeated[1]",
                        "Many#repeated[2]",
                        "Many#repeated[3]",
                        "Many#single",
                        "Many#dynamic[1]",
                        "Many#dynamic[2][1]");
        assertThat(run.events()).noneMatch(event -> event.startsWith("disobeyed"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"junit-5.8", "junit-5.13", "junit-6.1"})
    void ordersInheritedTests(String matrix) {
        obeys(matrix, "Heir#own", "Heir#c", "Heir#checks", "Heir#a");
    }

    @ParameterizedTest
    @ValueSource(strings = {"junit-5.8", "junit-5.13", "junit-6.1"})
    void ordersTestsWithinSuites(String matrix) {
        obeys(matrix, "Chosen>Other#y", "Chosen>Other#x", "Chosen>Ordered#c", "Chosen>Ordered#a");
        obeys(matrix, "Collected>Old#testC", "Collected>Old#testA", "Collected>Fixed#c", "Collected>Fixed#b");
        obeys(matrix, "Around$Right#one", "Around$Left#two", "Around$Left#one");
        obeys(matrix, "Around$Left#two", "Around$Left#one", "Around$Right#one");
    }

    @ParameterizedTest
    @ValueSource(strings = {"junit-5.8", "junit-5.13", "junit-6.1"})
    void ordersTestsOfJUnit3(String matrix) {
        Recording run = obeys(matrix, "Old#testC", "Old#testA", "Old#testB");
        assertThat(run.startedContainers()).containsExactly("JUnit Vintage", "Old");
    }

    @ParameterizedTest
    @ValueSource(strings = {"junit-5.8", "junit-5.13", "junit-6.1"})
    void runsTestsOneByOneWhereARunnerCannotBeSorted(String matrix) {
        Recording run = obeys(matrix, "Stubborn#c", "Stubborn#a", "Stubborn#b");
        assertThat(run.startedContainers()).filteredOn("Stubborn"::equals).hasSize(3);
        run = obeys(matrix, "Stubborn#a", "Stubborn#c");
        assertThat(run.startedContainers()).filteredOn("Stubborn"::equals).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"junit-5.8", "junit-5.13", "junit-6.1"})
    void admitsWhatItCannotObey(String matrix) {
        Recording run = worker(matrix).runOrder("Whole#second");
        assertThat(run.events()).anySatisfy(event -> assertThat(event)
                .startsWith("disobeyed")
                .contains("first")
                .contains("ran without being asked for"));
        run = worker(matrix).runOrder(List.of(run.idOf("Ordered#a").replace("a()", "gone()")));
        assertThat(run.events()).anySatisfy(event -> assertThat(event)
                .startsWith("disobeyed")
                .contains("gone()")
                .contains("did not run"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"junit-5.8", "junit-5.13", "junit-6.1"})
    void sortsARunnerBehindARunner(String matrix) {
        Recording run = obeys(matrix, "Wrapped#c", "Wrapped#a", "Wrapped#b");
        assertThat(run.output("out:Wrapped")).isEqualTo("set up\n");
    }

    private static Recording obeys(String matrix, String... order) {
        Recording run = worker(matrix).runOrder(order);
        assertThat(run.startedTests()).containsExactly(order);
        assertThat(run.events()).noneMatch(event -> event.startsWith("disobeyed"));
        return run;
    }
}
