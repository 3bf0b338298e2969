package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Lineage.Declared;
import dev.vivace.engine.boost.Rewrite.Kind;
import dev.vivace.engine.boost.Rewriting.Kept;
import dev.vivace.engine.boost.Rewriting.Rewritten;
import dev.vivace.engine.source.Framework;
import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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
    private final List<MovedFixture> moved = new ArrayList<>();
    private final Set<ParsedClass> owners = new LinkedHashSet<>();

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
        FixtureMoves moves = new FixtureMoves(framework, editing);
        for (ParsedClass owner : lineage.line()) {
            for (Phase phase : FixtureMoves.PER_TEST) {
                for (Declared fixture : FixtureMoves.of(owner, phase, lineage)
                        .filter(some -> wanted.fixtures().test(some.member()))
                        .toList()) {
                    Optional<Kept> question = TestQuestions.in(owner, fixture.method());
                    if (question.isPresent()) {
                        return question.get();
                    }
                    move(moves, fixture, phase);
                }
            }
        }
        if (moved.isEmpty()) {
            return new Kept(
                    KeptCode.NO_FIXTURE,
                    Evidence.at(lineage.tested(), lineage.tested().type().getName()));
        }
        return shared();
    }

    private void move(FixtureMoves moves, Declared fixture, Phase phase) {
        owners.add(fixture.owner());
        moves.move(fixture, phase);
        moved.add(FixtureMoves.moved(fixture, phase));
        lineage.overriding(fixture.owner(), fixture.method().resolveBinding())
                .filter(heir ->
                        lineage.owner(Member.nameOf(heir.owner().binding())).isEmpty())
                .filter(heir -> Declarations.annotation(heir.method(), framework.annotation(phase))
                        .isPresent())
                .forEach(heir -> moves.move(heir, phase));
    }

    private Rewriting shared() {
        if (framework == Framework.JUPITER) {
            shareInstance();
            lineage.line().forEach(this::freeClassFixtures);
            lineage.line().stream()
                    .flatMap(owner -> Declarations.fields(owner)
                            .filter(field -> !Modifier.isStatic(field.getModifiers()))
                            .filter(field -> Declarations.annotation(field, Surveyor.TEMP_DIR)
                                    .isPresent())
                            .map(field -> new OwnedField(owner, field)))
                    .forEach(some -> editing.makeStatic(some.owner(), some.field()));
        }
        return new Rewritten(new Rewrite(
                Kind.SHARED_INSTANCE,
                editing.changes(),
                Touched.by(lineage, List.copyOf(owners)),
                moved,
                1,
                lineage.sources()));
    }

    /** A directory for each test would come too late. */
    private record OwnedField(ParsedClass owner, FieldDeclaration field) {}

    /** The annotation is inherited, so that it stands at the topmost class with a fixture. */
    private void shareInstance() {
        ParsedClass top = owners.iterator().next();
        if (Declarations.annotation(top.type(), TEST_INSTANCE).isEmpty()) {
            String name = editing.of(top).named(TEST_INSTANCE);
            editing.annotate(top, top.type(), "@" + name + "(" + name + ".Lifecycle.PER_CLASS)");
        }
    }

    /** A class-level fixture that calls one of the instance's can no longer be static. */
    private void freeClassFixtures(ParsedClass owner) {
        for (Phase phase : FixtureMoves.PER_TEST) {
            boolean calls = FixtureMoves.of(owner, phase, lineage).anyMatch(some -> wanted.fixtures().test(some.member()));
            FixtureMoves.of(owner, FixtureMoves.perClass(phase), lineage)
                    .filter(some -> calls)
                    .reduce((first, last) -> last)
                    .map(Declared::method)
                    .ifPresent(method -> freeStatic(owner, method));
        }
    }

    private void freeStatic(ParsedClass owner, MethodDeclaration method) {
        for (Object element : method.modifiers()) {
            if (element instanceof Modifier modifier && modifier.isStatic()) {
                editing.removeModifier(owner, modifier);
            }
        }
    }
}
