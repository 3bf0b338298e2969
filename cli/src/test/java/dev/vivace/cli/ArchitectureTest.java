package dev.vivace.cli;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What callers may use of the engine: the command line, and the Maven plugin that it brings along. */
class ArchitectureTest {

    @ParameterizedTest
    @ValueSource(strings = {"dev.vivace.cli", "dev.vivace.maven"})
    void callersUseCommandsWhatMakesTheirArgumentsAndWhatShowsTheirResults(String caller) {
        JavaClasses all = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(caller);
        ArchRule rule = classes()
                .should()
                .onlyDependOnClassesThat(not(resideInAPackage("dev.vivace.."))
                        .or(resideInAnyPackage(
                                caller,
                                "dev.vivace.engine.command..",
                                "dev.vivace.engine.project..",
                                "dev.vivace.engine.report..",
                                "dev.vivace.engine.model..")));

        assertThat(all).isNotEmpty();
        rule.check(all);
    }
}
