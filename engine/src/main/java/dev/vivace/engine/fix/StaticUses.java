package dev.vivace.engine.fix;

import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.EnumDeclaration;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.IBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.ImportDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.RecordDeclaration;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;

/** Who uses the static members of a test class, as far as its file tells. */
final class StaticUses {

    private final ParsedClass owner;
    private final List<SimpleName> names = new ArrayList<>();

    StaticUses(ParsedClass owner) {
        this.owner = owner;
        owner.unit().accept(new ASTVisitor() {
            @Override
            public boolean visit(SimpleName name) {
                names.add(name);
                return true;
            }
        });
    }

    /** Private static fields that hold more than a constant. */
    Stream<FieldDeclaration> states() {
        return ((List<?>) owner.type().bodyDeclarations())
                .stream()
                        .filter(FieldDeclaration.class::isInstance)
                        .map(FieldDeclaration.class::cast)
                        .filter(field -> Modifier.isStatic(field.getModifiers())
                                && Modifier.isPrivate(field.getModifiers())
                                && fragments(field).noneMatch(StaticUses::isConstantOrLog));
    }

    private static boolean isConstantOrLog(VariableDeclarationFragment fragment) {
        IVariableBinding field = fragment.resolveBinding();
        return field == null
                || field.getConstantValue() != null
                || field.getType().getName().matches("Log|Logger");
    }

    private static Stream<VariableDeclarationFragment> fragments(FieldDeclaration field) {
        return ((List<?>) field.fragments()).stream().map(VariableDeclarationFragment.class::cast);
    }

    /** Whether a method names one of these fields. */
    boolean isUsedBy(FieldDeclaration field, MethodDeclaration method) {
        return uses(field).anyMatch(name -> isInside(name, method));
    }

    private static boolean isInside(ASTNode node, ASTNode part) {
        return Stream.iterate(node, some -> some != null, ASTNode::getParent).anyMatch(part::equals);
    }

    /** Whether all uses of a member would still be right if these were no longer static. */
    boolean allow(BodyDeclaration member, Collection<? extends BodyDeclaration> changed) {
        return uses(member).allMatch(name -> isBare(name) && hasObject(name, changed));
    }

    private Stream<SimpleName> uses(BodyDeclaration member) {
        List<IBinding> bindings = member instanceof MethodDeclaration method
                ? List.of(method.resolveBinding())
                : fragments((FieldDeclaration) member)
                        .<IBinding>map(VariableDeclarationFragment::resolveBinding)
                        .toList();
        return names.stream()
                .filter(name -> bindings.stream().anyMatch(binding -> binding.isEqualTo(name.resolveBinding())));
    }

    /** Not behind the name of the class. */
    private static boolean isBare(SimpleName name) {
        return !(name.getParent() instanceof QualifiedName qualified && qualified.getName() == name)
                && !(name.getParent() instanceof MethodInvocation call
                        && call.getName() == name
                        && call.getExpression() != null);
    }

    /** Whether there is an object of the class where this stands. */
    private boolean hasObject(SimpleName name, Collection<? extends BodyDeclaration> changed) {
        for (ASTNode node = name; node != null; node = node.getParent()) {
            if (node instanceof BodyDeclaration member && changed.contains(member)) {
                return true;
            }
            if (node instanceof BodyDeclaration member && member.getParent() == owner.type()) {
                return !Modifier.isStatic(member.getModifiers()) && !isStaticByNature(member);
            }
        }
        return false;
    }

    private static boolean isStaticByNature(BodyDeclaration member) {
        return member instanceof EnumDeclaration
                || member instanceof RecordDeclaration
                || member instanceof TypeDeclaration type && type.isInterface();
    }

    /** How often this name stands in the file, imports aside. */
    long count(String simpleName) {
        return names.stream()
                .filter(name -> name.getIdentifier().equals(simpleName))
                .filter(name -> Stream.iterate((ASTNode) name, node -> node != null, ASTNode::getParent)
                        .noneMatch(ImportDeclaration.class::isInstance))
                .count();
    }
}
