package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Lineage.Declared;
import dev.vivace.engine.boost.Rewrite.Kind;
import dev.vivace.engine.boost.Rewriting.Kept;
import dev.vivace.engine.boost.Rewriting.Rewritten;
import dev.vivace.engine.source.Framework;
import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;

/** Makes fixtures static, with all that they need. */
final class WholeRewrite {

    private final Lineage lineage;
    private final Framework framework;
    private final Wanted wanted;
    private final StaticClosure closure;
    private final Editing editing = new Editing();
    private final Map<MethodDeclaration, Phase> fixtures = new LinkedHashMap<>();

    private WholeRewrite(Lineage lineage, Framework framework, Wanted wanted) {
        this.lineage = lineage;
        this.framework = framework;
        this.wanted = wanted;
        this.closure = new StaticClosure(lineage);
    }

    /** Moves those fixtures of a class, its own and inherited ones, that are wanted. */
    static Rewriting of(Lineage lineage, Framework framework, Wanted wanted) {
        return new WholeRewrite(lineage, framework, wanted).rewriting();
    }

    private Rewriting rewriting() {
        lineage.line().forEach(this::collect);
        addKindred();
        Optional<Kept> obstacle = closure.obstacle().or(this::asksForTest);
        if (obstacle.isPresent() || closure.members().isEmpty()) {
            return obstacle.orElseGet(() -> new Kept(
                    KeptCode.PER_TEST_RULE,
                    Evidence.at(lineage.tested(), lineage.tested().type().getName())));
        }
        addReplacing();
        Optional<Kept> called = calledForEachTest();
        if (called.isPresent()) {
            return called.get();
        }
        new StaticEdits(lineage, closure, editing).write();
        closure.members().forEach((member, owner) -> {
            if (member instanceof FieldDeclaration field && Rules.canMove(field)) {
                Declarations.annotation(field, Rules.RULE)
                        .ifPresent(rule -> editing.swap(owner, rule, Rules.CLASS_RULE));
            }
        });
        FixtureMoves moves = new FixtureMoves(lineage, framework, editing);
        fixtures.forEach((method, phase) -> moves.move(new Declared(ownerOf(method), method), phase));
        return new Rewritten(new Rewrite(
                Kind.WHOLE, editing.changes(), Touched.by(lineage, owners()), moved(), 1, lineage.sources()));
    }

    private void collect(ParsedClass owner) {
        for (Phase phase : FixtureMoves.PER_TEST) {
            FixtureMoves.of(owner, phase, lineage)
                    .filter(fixture -> wanted.fixtures().test(fixture.member()))
                    .forEach(fixture -> {
                        fixtures.put(fixture.method(), phase);
                        closure.add(owner, fixture.method());
                    });
        }
        Declarations.fields(owner).filter(this::isWanted).forEach(field -> closure.add(owner, field));
    }

    private void addKindred() {
        Map<Declared, Phase> moved = new LinkedHashMap<>();
        fixtures.forEach((method, phase) -> moved.put(new Declared(ownerOf(method), method), phase));
        Kindred.of(lineage, moved).forEach((fixture, phase) -> {
            fixtures.put(fixture.method(), phase);
            closure.add(fixture.owner(), fixture.method());
        });
    }

    private boolean isWanted(FieldDeclaration field) {
        Predicate<Member> some = isForEachTest(field) ? wanted.fixtures() : wanted.fields();
        return !Modifier.isStatic(field.getModifiers())
                && Declarations.fragments(field).anyMatch(one -> some.test(Member.of(one.resolveBinding())));
    }

    private static boolean isForEachTest(FieldDeclaration field) {
        return Rules.canMove(field)
                || Declarations.annotation(field, Surveyor.TEMP_DIR).isPresent()
                || Declarations.annotation(field, Surveyor.EXTENSION).isPresent();
    }

    private Optional<Kept> asksForTest() {
        return fixtures.keySet().stream()
                .flatMap(method -> TestQuestions.in(ownerOf(method), method).stream())
                .findFirst();
    }

    /** What the framework calls for each test must not be static, though what runs once calls it, too. */
    private Optional<Kept> calledForEachTest() {
        return closure.members().keySet().stream()
                .filter(MethodDeclaration.class::isInstance)
                .map(MethodDeclaration.class::cast)
                .filter(method -> !fixtures.containsKey(method))
                .filter(method -> Framework.phaseOf(
                                method.resolveBinding(), ownerOf(method).binding())
                        .filter(FixtureMoves.PER_TEST::contains)
                        .isPresent())
                .map(method -> new Kept(
                        KeptCode.OVERRIDDEN,
                        Evidence.at(ownerOf(method), method.getName()) + ": it still runs for each test"))
                .findFirst();
    }

    private ParsedClass ownerOf(MethodDeclaration method) {
        return closure.members().getOrDefault(method, lineage.tested());
    }

    /** A method of an heir that replaces a fixture is one, annotated or not. */
    private void addReplacing() {
        Map<String, Phase> phases = new LinkedHashMap<>();
        fixtures.forEach((method, phase) -> phases.put(Member.signature(method.resolveBinding()), phase));
        closure.members().keySet().stream()
                .filter(MethodDeclaration.class::isInstance)
                .map(MethodDeclaration.class::cast)
                .filter(method ->
                        lineage.owner(Member.nameOf(ownerOf(method).binding())).isEmpty())
                .forEach(method -> Optional.ofNullable(phases.get(Member.signature(method.resolveBinding())))
                        .ifPresent(phase -> fixtures.putIfAbsent(method, phase)));
    }

    private List<ParsedClass> owners() {
        return closure.members().values().stream().distinct().toList();
    }

    private List<MovedFixture> moved() {
        FixtureMoves moves = new FixtureMoves(lineage, framework, editing);
        List<MovedFixture> moved = new ArrayList<>();
        fixtures.forEach((method, phase) -> moved.add(moves.once(new Declared(ownerOf(method), method), phase)));
        return moved;
    }
}
