package dev.vivace.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.testsupport.MavenRun;
import dev.vivace.testsupport.SampleCopy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that end in every way have the verdicts that a project's own, older Surefire gives them. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OldSurefireOracleTest {

    private static final Module TESTNG = new Module("testng", "3.2.5", "");
    private static final Module TESTNG_SUITE = new Module("testng", "3.2.5", "", "reports.PlainTest");

    private final Map<Module, List<ReportedTest>> surefire = new LinkedHashMap<>();
    private final Map<Module, List<ReportedTest>> ours = new LinkedHashMap<>();

    static List<Module> modules() {
        return List.of(
                new Module("jupiter", "2.22.2", "5.8.2"),
                new Module("jupiter", "3.2.5", "5.13.4"),
                new Module("junit4", "2.22.2", ""),
                new Module("junit4", "3.2.5", ""));
    }

    static List<Module> ofTestNg() {
        return List.of(TESTNG, TESTNG_SUITE);
    }

    private static List<Module> all() {
        return Stream.concat(modules().stream(), ofTestNg().stream()).toList();
    }

    /**
     * A copy of a sample in {@code samples/reports} with another Surefire, and the Jupiter that this can run.
     *
     * @param onlyClass the one that a TestNG suite file names; empty where there is no such file
     */
    record Module(String sample, String surefire, String jupiter, String onlyClass) {

        Module(String sample, String surefire, String jupiter) {
            this(sample, surefire, jupiter, "");
        }

        void copyTo(Path reactor) throws IOException {
            Path directory = SampleCopy.of("reports/" + sample, reactor.resolve(name()));
            Path pom = directory.resolve("pom.xml");
            assertThat(pom).content().contains("<version>3.6.1</version>");
            Files.writeString(
                    pom,
                    Files.readString(pom)
                            .replace("<version>3.6.1</version>", "<version>" + surefire + "</version>")
                            .replace("<version>6.1.3</version>", "<version>" + jupiter + "</version>")
                            .replace("<artifactId>reports-", "<artifactId>reports-" + name() + "-"));
            if (!onlyClass.isEmpty()) {
                addSuite(directory);
            }
            if (jupiter.equals("5.8.2")) {
                Files.delete(directory.resolve("src/test/java/reports/ParameterisedClassTest.java"));
            }
        }

        private void addSuite(Path directory) throws IOException {
            Files.writeString(
                    directory.resolve("testng.xml"),
                    """
                    <!DOCTYPE suite SYSTEM "https://testng.org/testng-1.0.dtd">
                    <suite name="some"><test name="one"><classes><class name="%s"/></classes></test></suite>
                    """
                            .formatted(onlyClass));
            Path pom = directory.resolve("pom.xml");
            String version = "<version>" + surefire + "</version>";
            Files.writeString(
                    pom,
                    Files.readString(pom)
                            .replace(
                                    version,
                                    version
                                            + """
                                            <configuration>
                                              <suiteXmlFiles><suiteXmlFile>testng.xml</suiteXmlFile></suiteXmlFiles>
                                            </configuration>
                                            """));
        }

        private String name() {
            return sample + "-" + surefire + (onlyClass.isEmpty() ? "" : "-suite");
        }

        String path() {
            return name() + "/reports/" + sample;
        }

        /** Skipped as a whole, of which this Surefire does not write a word: 3.2 of a class whose set-up aborts. */
        Set<String> untold() {
            return name().equals("jupiter-3.2.5") ? Set.of("reports.BeforeAllAbortsTest") : Set.of();
        }

        /** What the reports say; they are gone afterwards. */
        List<ReportedTest> takeReports(Path reactor) {
            Path reports = reactor.resolve(path()).resolve("target/surefire-reports");
            List<ReportedTest> tests = ReportedTest.in(reports);
            Dumps.takeReports(reports);
            return tests;
        }
    }

    @BeforeAll
    void runBoth(@TempDir Path directory) throws IOException {
        Path reactor = directory.toRealPath();
        for (Module module : all()) {
            module.copyTo(reactor);
        }
        Files.writeString(reactor.resolve("pom.xml"), aggregator());

        MavenRun maven = MavenRun.of(reactor, List.of("test"));
        assertThat(maven.exitCode()).as(maven.output()).isZero();
        all().forEach(module -> surefire.put(module, module.takeReports(reactor)));

        VivaceRun.of(reactor, List.of());
        all().forEach(module -> ours.put(module, module.takeReports(reactor)));
    }

    private static String aggregator() {
        return """
                <project>
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>dev.vivace.samples</groupId>
                  <artifactId>reports</artifactId>
                  <version>1</version>
                  <packaging>pom</packaging>
                  <modules>%s</modules>
                </project>
                """
                .formatted(all().stream()
                        .map(module -> "<module>" + module.path() + "</module>")
                        .collect(Collectors.joining()));
    }

    @ParameterizedTest
    @MethodSource("modules")
    void givesEveryTestThatRanItsVerdict(Module module) {
        assertThat(ran(ours.get(module)))
                .hasSizeGreaterThan(20)
                .containsExactlyInAnyOrderElementsOf(ran(surefire.get(module)));
    }

    @ParameterizedTest
    @MethodSource("ofTestNg")
    void givesEveryTestOfTestNgItsVerdict(Module module) {
        assertThat(testsOfTestNg(ours.get(module)))
                .hasSizeGreaterThan(8)
                .containsExactlyInAnyOrderElementsOf(testsOfTestNg(surefire.get(module)));
    }

    /** That provider calls every red test a failure; 3.6, whose reports ours are, tells failures from errors. */
    private static List<String> testsOfTestNg(List<ReportedTest> tests) {
        return tests.stream()
                .filter(test -> !isOfFixture(test))
                .map(test -> test.className() + "#" + test.method() + " " + (isRed(test) ? "red" : test.verdict()))
                .toList();
    }

    /** Old Surefires name the method that sets up or tears down; 3.6 blames the class, or TestNG as a whole. */
    @Test
    void tellsAsManySetUpsOfTestNgThatFail() {
        assertThat(surefire.get(TESTNG).stream().filter(OldSurefireOracleTest::isOfFixture))
                .hasSize(2)
                .allMatch(OldSurefireOracleTest::isRed);
        assertThat(ours.get(TESTNG).stream().filter(OldSurefireOracleTest::isOfFixture))
                .hasSize(2)
                .allMatch(OldSurefireOracleTest::isRed);
    }

    private static boolean isOfFixture(ReportedTest test) {
        return test.method().isEmpty()
                || test.className().endsWith("ClassFailsTest") && test.method().equals("fails");
    }

    private static boolean isRed(ReportedTest test) {
        return Set.of("failure", "error").contains(test.verdict());
    }

    @Test
    void runsTheClassesThatASuiteFileNames() {
        assertThat(ours.get(TESTNG_SUITE)).extracting(ReportedTest::className).containsOnly("reports.PlainTest");
    }

    private static List<ReportedTest> ran(List<ReportedTest> tests) {
        return tests.stream().filter(test -> !test.isSkipped()).toList();
    }

    /** Old Surefires tell of a class that is skipped as a whole; 3.6, whose reports ours are, names its tests. */
    @ParameterizedTest
    @MethodSource("modules")
    void skipsTheSameTests(Module module) {
        Set<String> wholeClasses = new HashSet<>(module.untold());
        surefire.get(module).stream()
                .filter(test -> test.isSkipped() && test.method().isEmpty())
                .forEach(test -> wholeClasses.add(test.className()));

        assertThat(skippedOutside(wholeClasses, ours.get(module)))
                .isNotEmpty()
                .containsExactlyInAnyOrderElementsOf(skippedOutside(wholeClasses, surefire.get(module)));
        assertThat(wholeClasses).allSatisfy(name -> assertThat(ours.get(module))
                .filteredOn(test -> test.isIn(name))
                .isNotEmpty()
                .allMatch(ReportedTest::isSkipped));
    }

    private static List<ReportedTest> skippedOutside(Set<String> classes, List<ReportedTest> tests) {
        return tests.stream()
                .filter(ReportedTest::isSkipped)
                .filter(test -> classes.stream().noneMatch(test::isIn))
                .toList();
    }
}
