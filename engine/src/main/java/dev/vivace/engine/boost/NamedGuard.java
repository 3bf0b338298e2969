package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Lineage.Declared;
import dev.vivace.engine.boost.Rewrite.Kind;
import dev.vivace.engine.boost.Rewriting.Kept;
import dev.vivace.engine.boost.Rewriting.Rewritten;
import dev.vivace.engine.source.Edit;
import dev.vivace.engine.source.Framework;
import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.Indentation;
import dev.vivace.engine.source.MethodName;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;

/**
 * Lets the set-up of JUnit 3, which has none for a class, run for the first test only, by a condition. Nothing would run
 * after the last test: a class whose tear-down does more than forget fields stays as it is. So does one that shares its
 * fixtures with another class, as the condition holds for as long as the JVM does.
 */
final class NamedGuard {

    private final Lineage lineage;
    private final ParsedClass tested;
    private final StaticClosure closure;
    private final Editing editing = new Editing();

    private NamedGuard(Lineage lineage) {
        this.lineage = lineage;
        this.tested = lineage.tested();
        this.closure = new StaticClosure(lineage);
    }

    /** Guards the set-up of a class. */
    static Rewriting of(Lineage lineage) {
        return new NamedGuard(lineage).rewriting();
    }

    private Rewriting rewriting() {
        Optional<Kept> obstacle = shared().or(this::inLibrary).or(this::ending);
        if (obstacle.isPresent()) {
            return obstacle.get();
        }
        return own(Phase.BEFORE)
                .findFirst()
                .map(this::rewriting)
                .orElseGet(() -> kept(tested, tested.type().getName(), "it has no set-up"));
    }

    private Rewriting rewriting(Declared setUp) {
        Reach reach = Reach.of(setUp, lineage);
        reach.fields().forEach((field, owner) -> closure.add(owner, field));
        Optional<Kept> obstacle = reach.obstacle().or(closure::obstacle).or(this::inherited);
        return obstacle.isPresent() ? obstacle.get() : guarded(setUp);
    }

    /** What becomes static in a class above, all its heirs share, while each would prepare it at another time. */
    private Optional<Kept> inherited() {
        return closure.members().entrySet().stream()
                .filter(member -> !member.getValue().equals(tested))
                .map(member -> kept(member.getValue(), member.getKey(), "other classes may inherit it"))
                .findFirst();
    }

    private Stream<Declared> own(Phase phase) {
        return FixtureMoves.of(tested, phase, lineage);
    }

    private static Kept kept(ParsedClass owner, ASTNode node, String why) {
        return new Kept(KeptCode.NAMED_FIXTURES, Evidence.at(owner, node) + ": " + why);
    }

    private Optional<Kept> shared() {
        Stream<Kept> inherited = lineage.line().stream()
                .filter(owner -> !owner.equals(tested))
                .flatMap(owner ->
                        FixtureMoves.PER_TEST.stream().flatMap(phase -> FixtureMoves.of(owner, phase, lineage)))
                .map(fixture -> kept(fixture.owner(), fixture.method().getName(), "other classes inherit it"));
        Stream<Kept> bequeathed = lineage.heirs(tested).stream()
                .map(heir -> kept(tested, tested.type().getName(), Evidence.nameOf(heir) + " inherits its fixtures"));
        return Stream.concat(inherited, bequeathed).findFirst();
    }

    /** What a library does for each test would be done once. */
    private Optional<Kept> inLibrary() {
        return Declarations.ancestors(tested.binding()).stream()
                .filter(type -> !Framework.isTestCase(type)
                        && lineage.owner(Member.nameOf(type)).isEmpty())
                .filter(type -> Stream.of(type.getDeclaredMethods())
                        .anyMatch(method ->
                                Framework.phaseOf(method, tested.binding()).isPresent()))
                .map(type -> new Kept(
                        KeptCode.LIBRARY_SUPERCLASS,
                        Evidence.at(tested, tested.type().getName()) + ": " + type.getName() + " has fixtures"))
                .findFirst();
    }

    private Optional<Kept> ending() {
        return own(Phase.AFTER)
                .flatMap(fixture -> Forgetting.others(fixture.method()))
                .map(statement -> kept(tested, statement, "JUnit 3 has nothing that runs after the last test"))
                .findFirst();
    }

    private Rewriting guarded(Declared setUp) {
        String name = new MethodName("setUpOnce", lineage.sources()).freeIn(tested);
        new StaticEdits(lineage, closure, editing).write();
        writeGuard(setUp.method(), name);
        editing.replace(tested, setUp.method().getName(), name);
        own(Phase.AFTER).forEach(fixture -> remove(fixture.method()));
        MovedFixture moved = new MovedFixture(
                Member.nameOf(tested.binding()),
                name,
                Phase.BEFORE,
                Declarations.thrownBy(setUp.method().resolveBinding()));
        return new Rewritten(new Rewrite(
                Kind.GUARDED,
                editing.changes(),
                Touched.by(lineage, List.of(tested)),
                List.of(moved),
                1,
                lineage.sources()));
    }

    /** The set-up gets another name; what JUnit calls is a new method before it. */
    private void writeGuard(MethodDeclaration setUp, String once) {
        Optional<String> override = Declarations.annotation(setUp, "java.lang.Override")
                .map(annotation -> {
                    editing.remove(tested, setUp, annotation);
                    return "@Override\n";
                });
        String step = tested.indentation();
        String flag = freeField();
        String code = "private static boolean " + flag + ";\n\n" + override.orElse("")
                + (Modifier.isPublic(setUp.getModifiers()) ? "public" : "protected") + " void setUp()" + thrown(setUp)
                + " {\n" + step + "if (!" + flag + ") {\n" + step + step + once + "();\n" + step + step + flag
                + " = true;\n" + step + "}\n}";
        int start = tested.unit().getExtendedStartPosition(setUp);
        int line = text().lastIndexOf('\n', start - 1) + 1;
        editing.of(tested).add(Edit.insert(line, Indentation.added(code, Indentation.of(text(), start)) + "\n\n"));
    }

    private String text() {
        return tested.file().text();
    }

    private String thrown(MethodDeclaration setUp) {
        List<String> names = ((List<?>) setUp.thrownExceptionTypes())
                .stream()
                        .map(type -> (ASTNode) type)
                        .map(type -> text().substring(type.getStartPosition(), Editing.end(type)))
                        .toList();
        return names.isEmpty() ? "" : " throws " + String.join(", ", names);
    }

    private String freeField() {
        List<String> taken = lineage.line().stream()
                .flatMap(Declarations::fields)
                .flatMap(Declarations::fragments)
                .map(fragment -> fragment.getName().getIdentifier())
                .toList();
        String name = "prepared";
        for (int number = 2; taken.contains(name); number++) {
            name = "prepared" + number;
        }
        return name;
    }

    /** Takes a method and the empty line behind it. */
    private void remove(MethodDeclaration method) {
        int start = text().lastIndexOf('\n', tested.unit().getExtendedStartPosition(method)) + 1;
        int end = behindLine(Editing.end(method));
        int next = behindLine(end);
        boolean isEmpty = text().substring(end, next).isBlank();
        editing.of(tested).add(new Edit(start, isEmpty ? next : end, ""));
    }

    private int behindLine(int position) {
        int lineEnd = text().indexOf('\n', position);
        return lineEnd < 0 ? text().length() : lineEnd + 1;
    }
}
