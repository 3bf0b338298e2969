package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Lineage.Declared;
import dev.vivace.engine.source.Fixtures;
import dev.vivace.engine.source.Framework;
import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;

/** Lets fixtures run once for a class: by another annotation, or by a call in the class-level fixture that is there. */
final class FixtureMoves {

    private final Lineage lineage;
    private final Framework framework;
    private final Editing editing;

    FixtureMoves(Lineage lineage, Framework framework, Editing editing) {
        this.lineage = lineage;
        this.framework = framework;
        this.editing = editing;
    }

    /** The phases that run for each test. */
    static final List<Phase> PER_TEST = List.of(Phase.BEFORE, Phase.AFTER);

    static Phase perClass(Phase perTest) {
        return perTest == Phase.BEFORE ? Phase.BEFORE_CLASS : Phase.AFTER_CLASS;
    }

    static Stream<Declared> of(ParsedClass owner, Phase phase, Lineage lineage) {
        return Fixtures.of(owner, phase, lineage.tested().binding()).map(method -> new Declared(owner, method));
    }

    /** Moves a fixture, which may lack an annotation where it replaces one that has it. */
    void move(Declared fixture, Phase phase) {
        ParsedClass owner = fixture.owner();
        Optional<Annotation> old = Declarations.annotation(fixture.method(), framework.annotation(phase));
        Optional<MethodDeclaration> existing = existing(fixture, phase);
        if (existing.isPresent()) {
            old.ifPresent(annotation -> editing.remove(owner, fixture.method(), annotation));
            call(owner, fixture.method(), existing.get(), phase);
        } else if (old.isPresent()) {
            editing.swap(owner, old.get(), framework.annotation(perClass(phase)));
            rename(fixture, phase);
        } else {
            String name = editing.of(owner).named(framework.annotation(perClass(phase)));
            editing.annotate(owner, fixture.method(), "@" + name);
        }
    }

    private void rename(Declared fixture, Phase phase) {
        String name = once(fixture, phase).name();
        if (!fixture.method().getName().getIdentifier().equals(name)) {
            editing.replace(fixture.owner(), fixture.method().getName(), name);
        }
    }

    /** What a class-level fixture did before all tests, it still does before what was done for each. */
    private void call(ParsedClass owner, MethodDeclaration fixture, MethodDeclaration existing, Phase phase) {
        editing.insert(owner, existing, fixture.getName().getIdentifier() + "();", phase == Phase.AFTER);
        new Throwing(editing).declare(owner, existing, Declarations.thrownBy(fixture.resolveBinding()));
    }

    /** The class-level fixture that can call this one: without arguments, and with an instance where that is needed. */
    Optional<MethodDeclaration> existing(Declared fixture, Phase phase) {
        return Fixtures.of(fixture.owner(), perClass(phase), fixture.owner().binding())
                .filter(some -> fixture.method().parameters().isEmpty())
                .filter(some -> framework != Framework.TESTNG || !Modifier.isStatic(some.getModifiers()))
                .reduce((first, last) -> last);
    }

    /** What is to be called where a fixture was moved. */
    MovedFixture once(Declared fixture, Phase phase) {
        boolean isCalled = existing(fixture, phase).isPresent();
        return isCalled ? moved(fixture, phase) : moved(fixture, phase, OnceName.of(fixture, lineage));
    }

    static MovedFixture moved(Declared fixture, Phase phase) {
        return moved(fixture, phase, fixture.method().getName().getIdentifier());
    }

    private static MovedFixture moved(Declared fixture, Phase phase, String name) {
        return new MovedFixture(
                Member.nameOf(fixture.owner().binding()),
                name,
                phase,
                Declarations.thrownBy(fixture.method().resolveBinding()));
    }
}
