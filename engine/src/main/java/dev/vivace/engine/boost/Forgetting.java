package dev.vivace.engine.boost;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.NullLiteral;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.SuperMethodInvocation;

/** Tells tear-downs that do something from those that only let go of objects. */
final class Forgetting {

    private Forgetting() {}

    /** The statements of a tear-down that do something. */
    static Stream<Statement> others(MethodDeclaration tearDown) {
        return ((List<?>) tearDown.getBody().statements())
                .stream().map(Statement.class::cast).filter(statement -> !isForgetting(statement));
    }

    private static boolean isForgetting(Statement statement) {
        return statement instanceof ExpressionStatement some && isForgetting(some.getExpression());
    }

    private static boolean isForgetting(Expression expression) {
        return expression instanceof SuperMethodInvocation call && isTearDown(call)
                || expression instanceof Assignment assignment
                        && assignment.getLeftHandSide() instanceof SimpleName name
                        && isOfInstance(name)
                        && assignment.getRightHandSide() instanceof NullLiteral;
    }

    /** Where a class above has a tear-down of its own, others have to look at it. */
    private static boolean isTearDown(SuperMethodInvocation call) {
        return call.getName().getIdentifier().equals("tearDown")
                && call.arguments().isEmpty();
    }

    /** Another class may rely on it that a static field is reset. */
    private static boolean isOfInstance(SimpleName name) {
        return name.resolveBinding() instanceof IVariableBinding field
                && field.isField()
                && !Modifier.isStatic(field.getModifiers());
    }
}
