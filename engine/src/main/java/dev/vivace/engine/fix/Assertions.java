package dev.vivace.engine.fix;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodInvocation;

/** What only looks at state is no part of a patch, but what it calls in order to look may be. */
final class Assertions {

    private Assertions() {}

    static boolean isAssertion(Expression expression) {
        return expression instanceof MethodInvocation call
                && (isName(call.getName().getIdentifier())
                        || call.getExpression() != null && isAssertion(call.getExpression()));
    }

    private static boolean isName(String method) {
        return method.startsWith("assert") || method.equals("fail") || method.equals("verify");
    }

    /** Whether no test goes on behind it. */
    static boolean isFailure(Expression expression) {
        return expression instanceof MethodInvocation call
                && call.getName().getIdentifier().equals("fail");
    }

    /** Its arguments that do something: each could stand as a statement. */
    static List<Expression> argumentsOf(Expression expression) {
        List<Expression> found = new ArrayList<>();
        if (expression instanceof MethodInvocation call && !isFailure(call)) {
            if (call.getExpression() != null) {
                found.addAll(argumentsOf(call.getExpression()));
            }
            call.arguments().stream()
                    .map(Expression.class::cast)
                    .filter(argument -> isStatement((Expression) argument))
                    .forEach(argument -> found.add((Expression) argument));
        }
        return found;
    }

    private static boolean isStatement(Expression expression) {
        return expression instanceof MethodInvocation
                || expression instanceof ClassInstanceCreation
                || expression instanceof Assignment;
    }
}
