package dev.vivace.engine.fix;

import dev.vivace.engine.source.Edit;
import dev.vivace.engine.source.Fixtures;
import dev.vivace.engine.source.Framework;
import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.ImportPlace;
import dev.vivace.engine.source.ImportTable;
import dev.vivace.engine.source.SourceFile;
import dev.vivace.engine.source.TestSources;
import dev.vivace.engine.source.TestSources.ParsedClass;
import dev.vivace.engine.source.TestSources.TestMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.ImportDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;

/**
 * Makes state anew for each test that a class keeps in its own private static fields, and sets up once: these fields, and
 * the fixtures that use them, are no longer static, and the fixtures run for each test.
 */
final class StatePerTest {

    private final ParsedClass owner;
    private final List<Fixture> fixtures;
    private final List<FieldDeclaration> fields;
    private final StaticUses uses;

    private StatePerTest(ParsedClass owner, Framework framework) {
        this.owner = owner;
        this.uses = new StaticUses(owner);
        List<Fixture> once = Stream.of(Phase.BEFORE_CLASS, Phase.AFTER_CLASS)
                .flatMap(phase -> Fixtures.of(owner, phase, owner.binding())
                        .flatMap(method -> Fixture.of(method, phase, framework).stream()))
                .toList();
        this.fields = uses.states()
                .filter(field ->
                        once.isEmpty() || once.stream().anyMatch(fixture -> uses.isUsedBy(field, fixture.method())))
                .toList();
        this.fixtures = once.stream()
                .filter(fixture -> fields.stream().anyMatch(field -> uses.isUsedBy(field, fixture.method())))
                .toList();
    }

    /**
     * Something that a class does once.
     *
     * @param annotation what says so
     * @param forEach qualified name of what says that it is done for each test
     */
    private record Fixture(MethodDeclaration method, Annotation annotation, String forEach) {

        static Optional<Fixture> of(MethodDeclaration method, Phase once, Framework framework) {
            Phase forEach = once == Phase.BEFORE_CLASS ? Phase.BEFORE : Phase.AFTER;
            return modifiers(method, Annotation.class)
                    .filter(some -> nameOf(some).equals(framework.annotation(once)))
                    .findFirst()
                    .filter(some -> Modifier.isStatic(method.getModifiers()))
                    .map(some -> new Fixture(method, some, framework.annotation(forEach)));
        }

        private static String nameOf(Annotation annotation) {
            return annotation.resolveTypeBinding() == null
                    ? ""
                    : annotation.resolveTypeBinding().getQualifiedName();
        }

        String once() {
            return nameOf(annotation);
        }
    }

    /** Of the class that declares a test; empty where it keeps no such state, or where something else needs it. */
    static Optional<StatePerTest> of(TestMethod test, TestSources sources) {
        return Optional.ofNullable(test.declaration().resolveBinding())
                .flatMap(Framework::of)
                // TestNG has one object for all tests of a class.
                .filter(framework -> framework != Framework.TESTNG)
                .map(framework -> new StatePerTest(test.owner(), framework))
                .filter(state -> state.isPossible(sources));
    }

    private boolean isPossible(TestSources sources) {
        List<BodyDeclaration> changed = changed();
        return !fields.isEmpty()
                && !choosesItsObjects()
                && changed.stream().allMatch(member -> uses.allow(member, changed))
                && sources.heirs(owner).isEmpty();
    }

    private boolean choosesItsObjects() {
        return Stream.of(owner.binding().getAnnotations())
                .anyMatch(annotation -> annotation.getAnnotationType().getName().equals("TestInstance"));
    }

    private List<BodyDeclaration> changed() {
        return Stream.concat(fields.stream(), fixtures.stream().map(Fixture::method))
                .map(BodyDeclaration.class::cast)
                .toList();
    }

    /** What is declared otherwise, in words of the language. */
    List<String> code() {
        return Stream.concat(
                        fields.stream().map(field -> text(field).replaceFirst("\\bstatic ", "")),
                        fixtures.stream()
                                .map(fixture -> "@" + ImportTable.simple(fixture.forEach()) + " void "
                                        + fixture.method().getName() + "()"))
                .toList();
    }

    private String text(FieldDeclaration field) {
        int start = ((ASTNode) field.modifiers().get(0)).getStartPosition();
        int end = field.getStartPosition() + field.getLength();
        return owner.file().text().substring(start, end).replaceAll("\\s+", " ");
    }

    SourceFile before() {
        return owner.file();
    }

    /** The file with these declarations. */
    SourceFile after() {
        List<Edit> edits = new ArrayList<>();
        changed().forEach(member -> edits.add(withoutStatic(member)));
        ImportTable table = ImportTable.of(owner.unit());
        fixtures.forEach(
                fixture -> edits.add(replaced(fixture.annotation().getTypeName(), table.shortest(fixture.forEach()))));
        fixtures.stream().map(Fixture::once).distinct().forEach(once -> importEdit(once, table)
                .ifPresent(edits::add));
        return owner.file().with(edits);
    }

    private Edit withoutStatic(BodyDeclaration member) {
        ASTNode keyword = modifiers(member, Modifier.class)
                .filter(Modifier::isStatic)
                .findFirst()
                .orElseThrow();
        int end = end(keyword);
        while (Character.isWhitespace(owner.file().text().charAt(end))) {
            end++;
        }
        return new Edit(keyword.getStartPosition(), end, "");
    }

    private static <T> Stream<T> modifiers(BodyDeclaration member, Class<T> kind) {
        return ((List<?>) member.modifiers()).stream().filter(kind::isInstance).map(kind::cast);
    }

    private static Edit replaced(ASTNode node, String text) {
        return new Edit(node.getStartPosition(), end(node), text);
    }

    private static int end(ASTNode node) {
        return node.getStartPosition() + node.getLength();
    }

    /** An import that nobody needs any more becomes the one that is needed. */
    private Optional<Edit> importEdit(String once, ImportTable table) {
        List<Fixture> changing =
                fixtures.stream().filter(fixture -> fixture.once().equals(once)).toList();
        String forEach = changing.get(0).forEach();
        Optional<ImportDeclaration> unneeded =
                imported(once).filter(some -> uses.count(ImportTable.simple(once)) == changing.size());
        if (unneeded.isEmpty()) {
            return table.missing(Set.of(forEach)).stream()
                    .findFirst()
                    .map(name -> ImportPlace.of(owner.unit(), owner.file().text(), "import " + name + ";"));
        }
        return Optional.of(
                table.isFree(forEach) ? replaced(unneeded.get().getName(), forEach) : withoutLine(unneeded.get()));
    }

    private Optional<ImportDeclaration> imported(String name) {
        return ((List<?>) owner.unit().imports())
                .stream()
                        .map(ImportDeclaration.class::cast)
                        .filter(some -> !some.isOnDemand()
                                && some.getName().getFullyQualifiedName().equals(name))
                        .findFirst();
    }

    private Edit withoutLine(ASTNode node) {
        int next = owner.file().text().indexOf('\n', end(node)) + 1;
        return new Edit(node.getStartPosition(), Math.max(end(node), next), "");
    }
}
