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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;

/** Lets fixtures run once, on one instance for all tests: nothing has to be static. */
final class SharedInstance {

    private static final String TEST_INSTANCE = "org.junit.jupiter.api.TestInstance";

    private final Lineage lineage;
    private final Framework framework;
    private final Wanted wanted;
    private final Editing editing = new Editing();
    private final Map<Declared, Phase> fixtures = new LinkedHashMap<>();

    private SharedInstance(Lineage lineage, Framework framework, Wanted wanted) {
        this.lineage = lineage;
        this.framework = framework;
        this.wanted = wanted;
    }

    /** Moves those fixtures of a class, its own and inherited ones, that are wanted. */
    static Rewriting of(Lineage lineage, Framework framework, Wanted wanted) {
        return new SharedInstance(lineage, framework, wanted).rewriting();
    }

    private Rewriting rewriting() {
        lineage.line().forEach(this::collect);
        fixtures.putAll(Kindred.of(lineage, fixtures));
        addReplaced();
        Optional<Kept> obstacle = fixtures.keySet().stream()
                .flatMap(fixture -> obstacle(fixture).stream())
                .findFirst();
        if (obstacle.isPresent() || fixtures.isEmpty()) {
            return obstacle.orElseGet(() -> new Kept(
                    KeptCode.NO_FIXTURE,
                    Evidence.at(lineage.tested(), lineage.tested().type().getName())));
        }
        return shared();
    }

    private void collect(ParsedClass owner) {
        for (Phase phase : FixtureMoves.PER_TEST) {
            FixtureMoves.of(owner, phase, lineage)
                    .filter(fixture -> isWanted(fixture) && !isReplaced(fixture))
                    .forEach(fixture -> fixtures.put(fixture, phase));
        }
    }

    /** What a fixture replaces runs only as a part of it. */
    private boolean isWanted(Declared fixture) {
        return lineage.line().stream()
                .map(owner -> new Member(
                        Member.nameOf(owner.binding()), fixture.member().signature()))
                .anyMatch(wanted.fixtures());
    }

    /** Whether a class of the line has a method in its place: the framework never calls the one above. */
    private boolean isReplaced(Declared fixture) {
        return lineage.overriding(fixture.owner(), fixture.method().resolveBinding())
                .anyMatch(some -> lineage.line().contains(some.owner()));
    }

    /** A class that changes anyway says of all that its heirs replace when it runs: they may have others one day. */
    private void addReplaced() {
        List<ParsedClass> changed =
                fixtures.keySet().stream().map(Declared::owner).distinct().toList();
        for (ParsedClass owner :
                lineage.line().stream().filter(changed::contains).toList()) {
            for (Phase phase : FixtureMoves.PER_TEST) {
                FixtureMoves.of(owner, phase, lineage)
                        .filter(fixture -> isWanted(fixture) && isReplaced(fixture))
                        .forEach(fixture -> fixtures.putIfAbsent(fixture, phase));
            }
        }
    }

    private static Optional<Kept> obstacle(Declared fixture) {
        return Surveyor.isTest(fixture.method())
                ? Optional.of(new Kept(
                        KeptCode.IS_TEST,
                        Evidence.at(fixture.owner(), fixture.method().getName())))
                : TestQuestions.in(fixture.owner(), fixture.method()).or(() -> Mocks.in(fixture));
    }

    private Rewriting shared() {
        fixtures.forEach(this::moveOne);
        Set<ParsedClass> owners = new LinkedHashSet<>();
        fixtures.keySet().forEach(fixture -> owners.add(fixture.owner()));
        if (framework == Framework.JUPITER) {
            shareInstance();
            owners.addAll(makeDirectoriesEarlier(owners));
        }
        List<MovedFixture> moved = new ArrayList<>();
        FixtureMoves moves = new FixtureMoves(lineage, framework, editing);
        fixtures.forEach((fixture, phase) -> moved.add(moves.once(fixture, phase)));
        return new Rewritten(new Rewrite(
                Kind.SHARED_INSTANCE,
                editing.changes(),
                Touched.by(lineage, List.copyOf(owners)),
                moved,
                1,
                lineage.sources()));
    }

    /** A class-level fixture that calls one of the instance's can no longer be static. */
    private void moveOne(Declared fixture, Phase phase) {
        FixtureMoves moves = new FixtureMoves(lineage, framework, editing);
        moves.move(fixture, phase);
        moves.existing(fixture, phase)
                .filter(method -> framework == Framework.JUPITER)
                .ifPresent(method -> free(fixture.owner(), method));
    }

    private void free(ParsedClass owner, MethodDeclaration method) {
        for (Object element : method.modifiers()) {
            if (element instanceof Modifier modifier && modifier.isStatic()) {
                editing.removeModifier(owner, modifier);
            }
        }
    }

    /** A directory for each test would come too late; one of a class that stays as it is matters to moved fixtures only. */
    private Set<ParsedClass> makeDirectoriesEarlier(Set<ParsedClass> changed) {
        Map<FieldDeclaration, ParsedClass> fields = new LinkedHashMap<>();
        Stream.concat(Stream.of(lineage.tested()), changed.stream())
                .forEach(owner -> Declarations.fields(owner).forEach(field -> fields.put(field, owner)));
        fixtures.keySet()
                .forEach(fixture -> fields.putAll(Reach.of(fixture, lineage).fields()));
        fields.keySet()
                .removeIf(field -> Modifier.isStatic(field.getModifiers())
                        || Declarations.annotation(field, Surveyor.TEMP_DIR).isEmpty());
        fields.forEach((field, owner) -> editing.makeStatic(owner, field));
        return new LinkedHashSet<>(fields.values());
    }

    /** The annotation is inherited, so that it stands at the topmost class with a fixture. */
    private void shareInstance() {
        ParsedClass top = fixtures.keySet().iterator().next().owner();
        if (Declarations.annotation(top.type(), TEST_INSTANCE).isEmpty()) {
            String name = editing.of(top).named(TEST_INSTANCE);
            editing.annotate(top, top.type(), "@" + name + "(" + name + ".Lifecycle.PER_CLASS)");
        }
    }
}
