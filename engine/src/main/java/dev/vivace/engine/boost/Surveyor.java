package dev.vivace.engine.boost;

import dev.vivace.engine.boost.FixtureSurvey.Fixture;
import dev.vivace.engine.boost.FixtureSurvey.Kind;
import dev.vivace.engine.boost.Rewriting.Kept;
import dev.vivace.engine.source.Fixtures;
import dev.vivace.engine.source.Framework;
import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.TypeDeclaration;

/** Finds what runs for each test of a class. */
final class Surveyor {

    static final String TEMP_DIR = "org.junit.jupiter.api.io.TempDir";
    static final String EXTENSION = "org.junit.jupiter.api.extension.RegisterExtension";

    private static final Set<String> TESTS =
            Set.of("org.junit.Test", "org.junit.jupiter.api.Test", "org.testng.annotations.Test");
    private static final Set<String> MANY = Set.of(
            "org.junit.experimental.theories.Theory",
            "org.junit.jupiter.params.ParameterizedTest",
            "org.junit.jupiter.api.RepeatedTest",
            "org.junit.jupiter.api.TestFactory",
            "org.junit.jupiter.api.TestTemplate");
    private static final Map<String, Kind> FIELDS =
            Map.of(Rules.RULE, Kind.RULE, EXTENSION, Kind.EXTENSION, TEMP_DIR, Kind.TEMPORARY_DIRECTORY);

    private Surveyor() {}

    static FixtureSurvey of(Lineage lineage) {
        List<Fixture> fixtures = lineage.line().stream()
                .flatMap(owner -> fixtures(owner, lineage))
                .toList();
        int tests =
                lineage.line().stream().mapToInt(owner -> tests(owner, lineage)).sum();
        return new FixtureSurvey(
                Member.nameOf(lineage.tested().binding()),
                framework(lineage),
                tests,
                fixtures,
                kept(lineage.tested(), fixtures, tests));
    }

    private static Optional<Kept> kept(ParsedClass tested, List<Fixture> fixtures, int tests) {
        String where = Evidence.at(tested, tested.type().getName());
        if (fixtures.stream().allMatch(some -> some.kind() == Kind.FIELD)) {
            return Optional.of(new Kept(KeptCode.NO_FIXTURE, where));
        }
        if (fixtures.stream().allMatch(some -> some.kind() == Kind.FIELD || some.kind() == Kind.WATCHING_RULE)) {
            return Optional.of(new Kept(KeptCode.PER_TEST_RULE, watching(fixtures)));
        }
        return tests < 2 ? Optional.of(new Kept(KeptCode.ONE_TEST, where)) : Optional.empty();
    }

    private static String watching(List<Fixture> fixtures) {
        Fixture rule = fixtures.stream()
                .filter(some -> some.kind() == Kind.WATCHING_RULE)
                .findFirst()
                .orElseThrow();
        String file = rule.owner().replaceFirst(".*\\.", "").replaceFirst("\\$.*", "");
        return file + ".java:" + rule.line() + ": " + rule.name();
    }

    /** JUnit 4's fixtures without its tests are those of a class for heirs. */
    static Optional<Framework> framework(Lineage lineage) {
        if (lineage.line().stream().anyMatch(owner -> owner.methods().anyMatch(method -> isJunit3(method, lineage)))) {
            return Optional.empty();
        }
        return lineage.line().stream()
                .flatMap(ParsedClass::methods)
                .map(MethodDeclaration::resolveBinding)
                .filter(method -> method != null)
                .flatMap(method -> frameworkOf(method).stream())
                .findFirst();
    }

    private static Optional<Framework> frameworkOf(IMethodBinding method) {
        return Framework.of(method)
                .or(() -> Stream.of(Phase.values())
                                .anyMatch(phase -> Framework.isAnnotated(method, Framework.JUNIT_4.annotation(phase)))
                        ? Optional.of(Framework.JUNIT_4)
                        : Optional.empty());
    }

    private static Stream<Fixture> fixtures(ParsedClass owner, Lineage lineage) {
        return Declarations.of(owner)
                .flatMap(member -> member instanceof FieldDeclaration field
                        ? ofField(owner, field)
                        : member instanceof MethodDeclaration method
                                ? ofMethod(owner, method, lineage)
                                : Stream.empty());
    }

    private static Stream<Fixture> ofField(ParsedClass owner, FieldDeclaration field) {
        if (Modifier.isStatic(field.getModifiers())) {
            return Stream.empty();
        }
        Kind kind = FIELDS.entrySet().stream()
                .filter(entry -> Declarations.annotation(field, entry.getKey()).isPresent())
                .map(Map.Entry::getValue)
                .map(some -> some == Kind.RULE && !Rules.canMove(field) ? Kind.WATCHING_RULE : some)
                .findFirst()
                .orElse(Kind.FIELD);
        return Declarations.fragments(field)
                .filter(fragment -> kind != Kind.FIELD || fragment.getInitializer() != null)
                .map(fragment -> fixture(owner, fragment.getName().getIdentifier(), kind, field));
    }

    private static Stream<Fixture> ofMethod(ParsedClass owner, MethodDeclaration method, Lineage lineage) {
        String name = method.getName().getIdentifier();
        if (isPhase(owner, method, Phase.BEFORE, lineage)) {
            return Stream.of(fixture(owner, name, Kind.SET_UP, method));
        }
        return isPhase(owner, method, Phase.AFTER, lineage)
                ? Stream.of(fixture(owner, name, Kind.TEAR_DOWN, method))
                : Stream.empty();
    }

    private static boolean isPhase(ParsedClass owner, MethodDeclaration method, Phase phase, Lineage lineage) {
        return Fixtures.of(owner, phase, lineage.tested().binding()).anyMatch(method::equals);
    }

    private static Fixture fixture(ParsedClass owner, String name, Kind kind, BodyDeclaration member) {
        int place = Editing.startBehindModifiers(owner, member);
        return new Fixture(
                Member.nameOf(owner.binding()), name, kind, owner.unit().getLineNumber(place));
    }

    /** Tests of nested classes run with the fixtures around them. */
    private static int tests(ParsedClass owner, Lineage lineage) {
        int own = owner.methods().mapToInt(method -> tests(method, lineage)).sum();
        return own
                + Declarations.of(owner)
                        .filter(TypeDeclaration.class::isInstance)
                        .filter(type -> Declarations.annotation(type, "org.junit.jupiter.api.Nested")
                                .isPresent())
                        .mapToInt(type -> Stream.of(((TypeDeclaration) type).getMethods())
                                .mapToInt(method -> tests(method, lineage))
                                .sum())
                        .sum();
    }

    private static int tests(MethodDeclaration method, Lineage lineage) {
        if (has(method, MANY)) {
            return 2;
        }
        return has(method, TESTS) || isJunit3(method, lineage) ? 1 : 0;
    }

    /** Whether annotations make a method a test. */
    static boolean isTest(MethodDeclaration method) {
        return has(method, TESTS) || has(method, MANY);
    }

    private static boolean has(MethodDeclaration method, Set<String> annotations) {
        return annotations.stream()
                .anyMatch(name -> Declarations.annotation(method, name).isPresent());
    }

    static boolean isJunit3(MethodDeclaration method, Lineage lineage) {
        return method.getName().getIdentifier().startsWith("test")
                && method.parameters().isEmpty()
                && method.resolveBinding() != null
                && Framework.isJunit3(lineage.tested().binding())
                && Framework.isJunit3(method.resolveBinding());
    }
}
