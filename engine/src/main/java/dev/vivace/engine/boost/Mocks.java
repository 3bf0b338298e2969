package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Lineage.Declared;
import dev.vivace.engine.boost.Rewriting.Kept;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.MethodInvocation;

/** Who makes the mocks of a class. */
final class Mocks {

    private static final Set<String> ANNOTATIONS = Set.of("Mock", "Spy", "Captor", "InjectMocks");

    private Mocks() {}

    static boolean isMock(String annotation) {
        return ANNOTATIONS.contains(annotation);
    }

    static boolean isMock(FieldDeclaration field) {
        return Declarations.annotations(field)
                .anyMatch(some -> isMock(some.getTypeName().getFullyQualifiedName()));
    }

    /** Whether a call fills the annotated fields of its argument, static ones included. */
    static boolean isMaking(ASTNode call) {
        return call instanceof MethodInvocation some
                && some.getName().getIdentifier().matches("openMocks|initMocks");
    }

    /** A mock that a fixture would prepare once, but that is made for each test. */
    static Optional<Kept> in(Declared fixture) {
        return InstanceUses.in(fixture.method(), fixture.owner().type()).stream()
                .filter(use -> use.binding() instanceof IVariableBinding field
                        && Stream.of(field.getAnnotations()).anyMatch(some -> isMock(some.getName()))
                        && areMadeByFramework(fixture.owner()))
                .map(use -> new Kept(KeptCode.MOCKS, Evidence.at(fixture.owner(), use.node())))
                .findFirst();
    }

    /** Whether a runner, an extension or a rule fills annotated fields before each test. */
    static boolean areMadeByFramework(ParsedClass owner) {
        return Stream.iterate(owner.binding(), Objects::nonNull, ITypeBinding::getSuperclass)
                        .flatMap(type -> Stream.of(type.getAnnotations()))
                        .anyMatch(annotation -> annotation.toString().contains("Mockito"))
                || Declarations.fields(owner)
                        .anyMatch(field -> field.getType().toString().endsWith("MockitoRule"));
    }
}
