package dev.vivace.engine.boost;

import dev.vivace.engine.boost.InstanceUses.Use;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.Initializer;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;

/** The members of a class in source. */
final class Declarations {

    private Declarations() {}

    static Stream<BodyDeclaration> of(ParsedClass owner) {
        return ((List<?>) owner.type().bodyDeclarations()).stream().map(BodyDeclaration.class::cast);
    }

    static Stream<FieldDeclaration> fields(ParsedClass owner) {
        return of(owner).filter(FieldDeclaration.class::isInstance).map(FieldDeclaration.class::cast);
    }

    static Stream<VariableDeclarationFragment> fragments(FieldDeclaration field) {
        return ((List<?>) field.fragments()).stream().map(VariableDeclarationFragment.class::cast);
    }

    static Optional<BodyDeclaration> find(ParsedClass owner, Member member) {
        return of(owner).filter(some -> declares(some, member)).findFirst();
    }

    static boolean declares(BodyDeclaration declaration, Member member) {
        if (declaration instanceof MethodDeclaration method) {
            return method.resolveBinding() != null
                    && Member.of(method.resolveBinding()).equals(member);
        }
        return declaration instanceof FieldDeclaration field
                && fragments(field)
                        .anyMatch(fragment -> fragment.resolveBinding() != null
                                && Member.of(fragment.resolveBinding()).equals(member));
    }

    /** The instance's blocks that mention a field. */
    static Stream<Initializer> initializersOf(ParsedClass owner, FieldDeclaration field) {
        return of(owner)
                .filter(Initializer.class::isInstance)
                .map(Initializer.class::cast)
                .filter(block -> InstanceUses.in(block, owner.type()).stream()
                        .anyMatch(use -> use.how() == InstanceUses.How.FIELD && declares(field, use.member())));
    }

    static Stream<MethodDeclaration> constructors(ParsedClass owner) {
        return owner.methods().filter(MethodDeclaration::isConstructor);
    }

    /** Whether an instance can be made without arguments and without the promise of an exception. */
    static boolean hasPlainConstructor(ParsedClass owner) {
        return constructors(owner).findAny().isEmpty()
                || constructors(owner)
                        .anyMatch(some -> some.parameters().isEmpty()
                                && some.thrownExceptionTypes().isEmpty());
    }

    /** Whether code of the class calls this method in a way that lets heirs answer. */
    static boolean calls(ParsedClass owner, Member method) {
        return InstanceUses.in(owner.type(), owner.type()).stream()
                .filter(use -> use.how() == InstanceUses.How.CALL || use.how() == InstanceUses.How.REFERENCE)
                .map(Use::member)
                .anyMatch(method::equals);
    }

    /** All that a class inherits from, without itself. */
    static List<ITypeBinding> ancestors(ITypeBinding type) {
        Map<String, ITypeBinding> found = new LinkedHashMap<>();
        collect(type, found);
        found.remove(Member.nameOf(type));
        return new ArrayList<>(found.values());
    }

    private static void collect(ITypeBinding type, Map<String, ITypeBinding> found) {
        if (type != null && found.putIfAbsent(Member.nameOf(type), type) == null) {
            collect(type.getSuperclass(), found);
            Stream.of(type.getInterfaces()).forEach(parent -> collect(parent, found));
        }
    }

    static Optional<Annotation> annotation(BodyDeclaration member, String qualified) {
        return annotations(member)
                .filter(some -> some.resolveTypeBinding() != null
                        && some.resolveTypeBinding().getQualifiedName().equals(qualified))
                .findFirst();
    }

    static Stream<Annotation> annotations(BodyDeclaration member) {
        return ((List<?>) member.modifiers())
                .stream().filter(Annotation.class::isInstance).map(Annotation.class::cast);
    }

    static List<String> thrownBy(IMethodBinding method) {
        return Stream.of(method.getExceptionTypes())
                .map(type -> type.getErasure().getQualifiedName())
                .toList();
    }
}
