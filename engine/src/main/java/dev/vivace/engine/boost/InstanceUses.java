package dev.vivace.engine.boost;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.ExpressionMethodReference;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.IBinding;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.SuperFieldAccess;
import org.eclipse.jdt.core.dom.SuperMethodInvocation;
import org.eclipse.jdt.core.dom.SuperMethodReference;
import org.eclipse.jdt.core.dom.ThisExpression;

/** Finds where code of a class needs an instance of the class. */
final class InstanceUses extends ASTVisitor {

    private final AbstractTypeDeclaration owner;
    private final Set<String> line;
    private final List<Use> found = new ArrayList<>();

    private InstanceUses(AbstractTypeDeclaration owner) {
        this.owner = owner;
        this.line = new HashSet<>();
        collect(owner.resolveBinding());
    }

    private void collect(ITypeBinding type) {
        if (type != null && line.add(Member.nameOf(type))) {
            collect(type.getSuperclass());
            Stream.of(type.getInterfaces()).forEach(this::collect);
        }
    }

    /** The uses in code of a class. */
    static List<Use> in(ASTNode code, AbstractTypeDeclaration owner) {
        InstanceUses uses = new InstanceUses(owner);
        code.accept(uses);
        return List.copyOf(uses.found);
    }

    /** How code needs an instance. */
    enum How {
        FIELD,
        CALL,
        SUPER_CALL,
        SUPER_FIELD,
        THIS,
        CLASS,
        REFERENCE,
        SUPER_REFERENCE,
        INNER_CLASS
    }

    /**
     * One place.
     *
     * @param node what stands there
     * @param binding what is used; that of the class for {@code this}
     */
    record Use(How how, ASTNode node, IBinding binding) {

        Member member() {
            return binding instanceof IVariableBinding field
                    ? Member.of(field.getVariableDeclaration())
                    : Member.of(((IMethodBinding) binding).getMethodDeclaration());
        }
    }

    @Override
    public boolean visit(SimpleName name) {
        if (name.resolveBinding() instanceof IVariableBinding field && isOurs(field) && isPlain(name)) {
            found.add(new Use(How.FIELD, name, field));
        }
        return true;
    }

    private boolean isOurs(IVariableBinding field) {
        return field.isField()
                && !Modifier.isStatic(field.getModifiers())
                && field.getDeclaringClass() != null
                && line.contains(Member.nameOf(field.getDeclaringClass()));
    }

    /** Whether no other object stands before the name, and it does not declare anything. */
    private boolean isPlain(SimpleName name) {
        ASTNode parent = name.getParent();
        if (parent instanceof FieldAccess access && access.getName() == name) {
            return isThis(access.getExpression());
        }
        return !(parent instanceof QualifiedName qualified && qualified.getName() == name)
                && !(parent instanceof SuperFieldAccess)
                && !name.isDeclaration();
    }

    private boolean isThis(ASTNode expression) {
        return expression instanceof ThisExpression some
                && line.contains(Member.nameOf(some.resolveTypeBinding()))
                && !isInOtherClass(some);
    }

    /** Whether {@code this} is that of a class inside ours. */
    private boolean isInOtherClass(ThisExpression some) {
        return some.getQualifier() == null && classAround(some) != owner;
    }

    private static ASTNode classAround(ASTNode code) {
        ASTNode around = code;
        while (!(around instanceof AbstractTypeDeclaration) && !(around instanceof AnonymousClassDeclaration)) {
            around = around.getParent();
        }
        return around;
    }

    @Override
    public boolean visit(MethodInvocation call) {
        IMethodBinding method = call.resolveMethodBinding();
        boolean isPlain = call.getExpression() == null || isThis(call.getExpression());
        if (method != null && isPlain && isInherited(method) && !isOfClassInside(call, method)) {
            boolean asksForClass = method.getName().equals("getClass") && method.getParameterTypes().length == 0;
            found.add(new Use(asksForClass ? How.CLASS : How.CALL, call, method));
        }
        return true;
    }

    /** Whether an instance method comes with our class, and not with one inside it. */
    private boolean isInherited(IMethodBinding method) {
        return !Modifier.isStatic(method.getModifiers()) && isAbove(method.getDeclaringClass());
    }

    /** An inner class has, for example, methods of {@code Object} of its own. */
    private boolean isOfClassInside(MethodInvocation call, IMethodBinding method) {
        ASTNode around = classAround(call);
        return call.getExpression() == null
                && around != owner
                && typeOf(around).isSubTypeCompatible(method.getDeclaringClass().getErasure());
    }

    private static ITypeBinding typeOf(ASTNode declaration) {
        return declaration instanceof AnonymousClassDeclaration anonymous
                ? anonymous.resolveBinding()
                : ((AbstractTypeDeclaration) declaration).resolveBinding();
    }

    private boolean isAbove(ITypeBinding declaring) {
        return line.contains(Member.nameOf(declaring));
    }

    @Override
    public boolean visit(SuperMethodInvocation call) {
        if (call.resolveMethodBinding() != null && isInherited(call.resolveMethodBinding())) {
            found.add(new Use(How.SUPER_CALL, call, call.resolveMethodBinding()));
        }
        return true;
    }

    @Override
    public boolean visit(SuperFieldAccess access) {
        if (access.resolveFieldBinding() != null && isOurs(access.resolveFieldBinding())) {
            found.add(new Use(How.SUPER_FIELD, access, access.resolveFieldBinding()));
        }
        return true;
    }

    @Override
    public boolean visit(ExpressionMethodReference reference) {
        IMethodBinding method = reference.resolveMethodBinding();
        if (method != null && isThis(reference.getExpression()) && isInherited(method)) {
            found.add(new Use(How.REFERENCE, reference, method));
        }
        return true;
    }

    @Override
    public boolean visit(SuperMethodReference reference) {
        if (reference.resolveMethodBinding() != null && isInherited(reference.resolveMethodBinding())) {
            found.add(new Use(How.SUPER_REFERENCE, reference, reference.resolveMethodBinding()));
        }
        return true;
    }

    @Override
    public boolean visit(ThisExpression some) {
        ASTNode parent = some.getParent();
        boolean isCaller = parent instanceof FieldAccess
                || parent instanceof MethodInvocation call && call.getExpression() == some
                || parent instanceof ExpressionMethodReference;
        if (!isCaller && isThis(some)) {
            found.add(new Use(How.THIS, some, some.resolveTypeBinding()));
        }
        return true;
    }

    @Override
    public boolean visit(ClassInstanceCreation creation) {
        ITypeBinding made = creation.getType().resolveBinding();
        if (made != null
                && made.isMember()
                && made.isClass()
                && !Modifier.isStatic(made.getModifiers())
                && isAbove(made.getDeclaringClass())
                && creation.getExpression() == null) {
            found.add(new Use(How.INNER_CLASS, creation, made));
        }
        return true;
    }
}
