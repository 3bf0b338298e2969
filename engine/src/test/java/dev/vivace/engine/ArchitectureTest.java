package dev.vivace.engine;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The directions in which the packages may use each other. */
class ArchitectureTest {

    private static final JavaClasses ENGINE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.vivace.engine");

    @ParameterizedTest(name = "{0} uses only {1}")
    @CsvSource({
        "model, model",
        "json, json|model",
        "project, project|json|model",
        "archive, archive|project|model",
        "run, run|archive|project|model",
        "orders, orders|model",
        "history, history|json|model",
        "report, report|project|json|model",
        "suite, suite|run|model",
        "detect, detect|run|orders|model",
        "diagnose, diagnose|run|orders|model",
        "shard, shard|project|model",
        "merge, merge|report|model",
        "source, source|model",
        "fix, fix|source|run|orders|model",
        "boost, boost|source|run|orders|model",
        "stories, stories|source|run|orders|model",
    })
    void packagesUseOnlyThoseBelowThem(String name, String allowed) {
        String[] others = Stream.of(
                        "model",
                        "json",
                        "project",
                        "archive",
                        "run",
                        "orders",
                        "history",
                        "report",
                        "suite",
                        "detect",
                        "diagnose",
                        "source",
                        "fix",
                        "boost",
                        "shard",
                        "stories",
                        "command")
                .filter(other -> !List.of(allowed.split("\\|")).contains(other))
                .map(ArchitectureTest::packages)
                .toArray(String[]::new);
        ArchRule rule = noClasses()
                .that()
                .resideInAPackage(packages(name))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(others);

        assertThat(ENGINE.that(resideInAPackage(packages(name)))).isNotEmpty();
        rule.check(ENGINE);
    }

    @Test
    void onlyTheRunnerSpeaksToWorkers() {
        ArchRule rule = noClasses()
                .that(not(resideInAPackage(packages("run"))))
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.vivace.worker..");

        rule.check(ENGINE);
    }

    private static String packages(String name) {
        return "dev.vivace.engine." + name + "..";
    }
}
