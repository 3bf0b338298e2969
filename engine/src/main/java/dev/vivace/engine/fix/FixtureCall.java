package dev.vivace.engine.fix;

import dev.vivace.engine.source.ImportTable;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.ThisExpression;

/** A fixture as a whole, called from another class: where it uses methods of its own, its statements cannot stand there. */
final class FixtureCall {

    private final IMethodBinding method;
    private final ITypeBinding tested;
    private final ParsedClass target;

    private FixtureCall(IMethodBinding method, ITypeBinding tested, ParsedClass target) {
        this.method = method;
        this.tested = tested.getErasure();
        this.target = target;
    }

    /**
     * {@code new StockTest().fill();}, for example; empty where the statements can do without, or nobody else may call it.
     *
     * @param tested the class that a test of it would make
     */
    static Optional<Piece> of(MethodDeclaration fixture, ITypeBinding tested, ParsedClass target) {
        FixtureCall call = new FixtureCall(fixture.resolveBinding(), tested, target);
        return call.isElsewhere() && OwnUse.isWithin(fixture) && call.isPossible()
                ? Optional.of(call.piece())
                : Optional.empty();
    }

    private boolean isElsewhere() {
        return !tested.getBinaryName().equals(target.binding().getErasure().getBinaryName());
    }

    private boolean isPossible() {
        boolean isFree = method.getParameterTypes().length == 0 && isAccessible(method.getModifiers(), method);
        return isFree && isClassAccessible() && (isStatic() || constructor().isPresent());
    }

    private boolean isStatic() {
        return Modifier.isStatic(method.getModifiers());
    }

    private boolean isClassAccessible() {
        boolean isAccessible = !tested.isLocal() && !tested.isAnonymous();
        for (ITypeBinding type = tested; type != null; type = type.getDeclaringClass()) {
            isAccessible &= isAccessible(type.getModifiers(), type.getPackage().getName());
        }
        return isAccessible;
    }

    private Optional<IMethodBinding> constructor() {
        boolean isInner = tested.isMember() && !Modifier.isStatic(tested.getModifiers());
        return isInner || Modifier.isAbstract(tested.getModifiers())
                ? Optional.empty()
                : Stream.of(tested.getDeclaredMethods())
                        .filter(some -> some.isConstructor() && some.getParameterTypes().length == 0)
                        .filter(some -> isAccessible(some.getModifiers(), some))
                        .findFirst();
    }

    private boolean isAccessible(int modifiers, IMethodBinding member) {
        return isAccessible(modifiers, member.getDeclaringClass().getPackage().getName());
    }

    private boolean isAccessible(int modifiers, String packageName) {
        return Modifier.isPublic(modifiers)
                || !Modifier.isPrivate(modifiers)
                        && packageName.equals(target.binding().getPackage().getName());
    }

    private Piece piece() {
        String qualified = tested.getQualifiedName();
        String name = ImportTable.of(target.unit()).shortest(qualified);
        String object = isStatic() ? name : "new " + name + "()";
        Set<ExceptionType> thrown = new HashSet<>(ExceptionType.checked(method));
        constructor().filter(some -> !isStatic()).ifPresent(some -> thrown.addAll(ExceptionType.checked(some)));
        return new Piece(
                object + "." + method.getName() + "();", Optional.empty(), Set.of(), Set.of(qualified), thrown, true);
    }

    /** Looks for calls that only mean something in the object or class itself. */
    private static final class OwnUse extends ASTVisitor {

        private boolean found;

        static boolean isWithin(MethodDeclaration method) {
            OwnUse use = new OwnUse();
            method.getBody().accept(use);
            return use.found;
        }

        @Override
        public boolean visit(MethodInvocation call) {
            IMethodBinding called = call.resolveMethodBinding();
            found |= called != null
                    && (call.getExpression() == null || call.getExpression() instanceof ThisExpression)
                    && (!Modifier.isStatic(called.getModifiers()) || Modifier.isPrivate(called.getModifiers()));
            return true;
        }
    }
}
