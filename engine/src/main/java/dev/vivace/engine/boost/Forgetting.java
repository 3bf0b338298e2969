package dev.vivace.engine.boost;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.MethodDeclaration;
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
        return expression instanceof SuperMethodInvocation
                || expression instanceof Assignment assignment
                        && assignment.getLeftHandSide() instanceof SimpleName
                        && assignment.getRightHandSide() instanceof NullLiteral;
    }
}
