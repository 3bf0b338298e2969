package dev.vivace.engine.boost;

import dev.vivace.engine.boost.InstanceUses.How;
import dev.vivace.engine.boost.InstanceUses.Use;
import dev.vivace.engine.source.Edit;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.LinkedHashSet;
import java.util.Set;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.ExpressionMethodReference;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.IBinding;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SuperFieldAccess;
import org.eclipse.jdt.core.dom.SuperMethodInvocation;

/** Writes members as static ones. */
final class StaticEdits {

    private final Lineage lineage;
    private final StaticClosure closure;
    private final Editing editing;

    StaticEdits(Lineage lineage, StaticClosure closure, Editing editing) {
        this.lineage = lineage;
        this.closure = closure;
        this.editing = editing;
    }

    void write() {
        closure.members().forEach((member, owner) -> {
            editing.makeStatic(owner, member);
            InstanceUses.in(member, owner.type()).forEach(use -> write(owner, use));
        });
        readers().forEach(this::writeReferences);
    }

    private void write(ParsedClass owner, Use use) {
        String name = Evidence.nameOf(owner);
        ASTNode node = use.node();
        switch (use.how()) {
            case FIELD -> {
                if (node.getParent() instanceof FieldAccess access) {
                    editing.replace(owner, access.getExpression(), declaring(owner, use));
                }
            }
            case CALL -> writeCall(owner, (MethodInvocation) node);
            case SUPER_CALL -> writeSuper(owner, node, ((SuperMethodInvocation) node).getName(), use);
            case SUPER_FIELD -> writeSuper(owner, node, ((SuperFieldAccess) node).getName(), use);
            case CLASS -> editing.replace(owner, node, name + ".class");
            case THIS -> editing.replace(owner, node, "new " + name + "()");
            case REFERENCE, SUPER_REFERENCE -> writeReference(owner, use);
            case INNER_CLASS -> {}
        }
    }

    private void writeCall(ParsedClass owner, MethodInvocation call) {
        if (call.getExpression() != null) {
            editing.of(owner)
                    .add(new Edit(call.getStartPosition(), call.getName().getStartPosition(), ""));
        }
    }

    private void writeSuper(ParsedClass owner, ASTNode node, ASTNode name, Use use) {
        editing.of(owner).add(new Edit(node.getStartPosition(), name.getStartPosition(), declaring(owner, use) + "."));
    }

    private void writeReference(ParsedClass owner, Use use) {
        int end = use.node() instanceof ExpressionMethodReference reference
                ? Editing.end(reference.getExpression())
                : use.node().getStartPosition() + "super".length();
        editing.of(owner).add(new Edit(use.node().getStartPosition(), end, declaring(owner, use)));
    }

    /** The class that declares what is used, as this file calls it. */
    private String declaring(ParsedClass owner, Use use) {
        ITypeBinding type = declaring(use.binding()).getErasure();
        boolean isOwn = Member.nameOf(type).equals(Member.nameOf(owner.binding()));
        return isOwn || type.isNested() ? type.getName() : editing.of(owner).named(type.getQualifiedName());
    }

    private static ITypeBinding declaring(IBinding member) {
        return member instanceof IMethodBinding method
                ? method.getDeclaringClass()
                : ((IVariableBinding) member).getDeclaringClass();
    }

    /** The classes that may refer to what became static. */
    private Set<ParsedClass> readers() {
        Set<ParsedClass> readers = new LinkedHashSet<>(lineage.line());
        closure.members().values().stream().distinct().forEach(owner -> readers.addAll(lineage.heirs(owner)));
        return readers;
    }

    /** A bound reference to a static method does not compile. */
    private void writeReferences(ParsedClass reader) {
        InstanceUses.in(reader.type(), reader.type()).stream()
                .filter(use -> use.how() == How.REFERENCE || use.how() == How.SUPER_REFERENCE)
                .filter(use -> closure.contains(use.member()) && !isStaticNow(use.node()))
                .forEach(use -> writeReference(reader, use));
    }

    private boolean isStaticNow(ASTNode node) {
        for (ASTNode around = node; around != null; around = around.getParent()) {
            if (around instanceof BodyDeclaration member && closure.members().containsKey(member)) {
                return true;
            }
        }
        return false;
    }
}
