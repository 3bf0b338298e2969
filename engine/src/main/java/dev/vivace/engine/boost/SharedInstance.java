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
        for (ParsedClass owner : lineage.line()) {
            for (Phase phase : FixtureMoves.PER_TEST) {
                FixtureMoves.of(owner, phase, lineage)
                        .filter(fixture -> wanted.fixtures().test(fixture.member()))
                        .forEach(fixture -> fixtures.put(fixture, phase));
            }
        }
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

    private static Optional<Kept> obstacle(Declared fixture) {
        return TestQuestions.in(fixture.owner(), fixture.method()).or(() -> Mocks.in(fixture));
    }

    private Rewriting shared() {
        fixtures.forEach(this::move);
        if (framework == Framework.JUPITER) {
            shareInstance();
            lineage.line().forEach(this::makeDirectoriesEarlier);
        }
        List<ParsedClass> owners =
                fixtures.keySet().stream().map(Declared::owner).distinct().toList();
        List<MovedFixture> moved = new ArrayList<>();
        fixtures.forEach((fixture, phase) -> moved.add(FixtureMoves.moved(fixture, phase)));
        return new Rewritten(new Rewrite(
                Kind.SHARED_INSTANCE, editing.changes(), Touched.by(lineage, owners), moved, 1, lineage.sources()));
    }

    /** With those of heirs that replace it; what these replace is called by nobody else. */
    private void move(Declared fixture, Phase phase) {
        moveOne(fixture, phase);
        lineage.overriding(fixture.owner(), fixture.method().resolveBinding())
                .filter(heir ->
                        lineage.owner(Member.nameOf(heir.owner().binding())).isEmpty())
                .filter(heir -> Declarations.annotation(heir.method(), framework.annotation(phase))
                        .isPresent())
                .forEach(heir -> moveOne(heir, phase));
    }

    /** A class-level fixture that calls one of the instance's can no longer be static. */
    private void moveOne(Declared fixture, Phase phase) {
        FixtureMoves moves = new FixtureMoves(framework, editing);
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

    /** A directory for each test would come too late. */
    private void makeDirectoriesEarlier(ParsedClass owner) {
        Declarations.fields(owner)
                .filter(field -> !Modifier.isStatic(field.getModifiers()))
                .filter(field ->
                        Declarations.annotation(field, Surveyor.TEMP_DIR).isPresent())
                .forEach(field -> editing.makeStatic(owner, field));
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
