package dev.vivace.engine.boost;

import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.AssertStatement;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Statement;

/**
 * What a statement of a fixture has to do with others.
 *
 * @param node the statement
 * @param fields of the instance that it mentions, itself or by methods that it calls
 * @param assigned those of them that it sets
 * @param locals variables of the method that it mentions
 * @param leaves whether it may leave the method
 * @param checks whether it says that something must be so
 */
record StatementFacts(
        Statement node,
        Set<Member> fields,
        Set<Member> assigned,
        Set<IVariableBinding> locals,
        boolean leaves,
        boolean checks) {

    private static final Pattern STOP = Pattern.compile(
            "(?i)\\b(close|stop|shutdown|destroy|delete|remove|release|disconnect|terminate|dispose|cleanup|quit|interrupt"
                    + "|un(install|bind|register|deploy|mount|load)|deregister|detach|halt|drop|kill|exit)\\w*\\s*\\(");

    private static final Pattern FORGET = Pattern.compile("=\\s*null\\s*;");

    /** As tests do, of whatever library: {@code assertEquals}, {@code verifyNoMoreInteractions}, {@code fail}. */
    private static final Pattern CHECK = Pattern.compile("(assert|verify|fail)([A-Z]\\w*)?");

    static List<StatementFacts> of(ParsedClass owner, MethodDeclaration method, Lineage lineage) {
        return ((List<?>) method.getBody().statements())
                .stream()
                        .map(statement -> of(owner, (Statement) statement, lineage))
                        .toList();
    }

    /** What methods of the class do that it calls, it does; but their variables are theirs. */
    static StatementFacts of(ParsedClass owner, Statement statement, Lineage lineage) {
        CalledCode code = CalledCode.of(owner, statement, lineage);
        Mentions all = new Mentions();
        code.parts().keySet().forEach(part -> part.accept(all));
        Set<Member> fields = code.fields();
        all.assigned.retainAll(fields);
        Mentions own = new Mentions();
        statement.accept(own);
        return new StatementFacts(statement, fields, all.assigned, own.locals, own.leaves, all.checks);
    }

    /** Whether this needs what the other did before, as far as variables tell. */
    boolean needs(StatementFacts earlier) {
        return earlier.locals.stream().anyMatch(locals::contains)
                || earlier.fields.stream().anyMatch(fields::contains);
    }

    /** Whether both use a variable of the method, which cannot be here and there. */
    boolean sharesLocal(StatementFacts other) {
        return locals.stream().anyMatch(other.locals::contains);
    }

    /** Whether it mentions one of these fields. */
    boolean uses(Set<Member> some) {
        return some.stream().anyMatch(fields::contains);
    }

    /** Whether it undoes what is in one of these fields, or forgets it. */
    boolean ends(Set<Member> made) {
        return stops(made) || uses(made) && FORGET.matcher(node.toString()).find();
    }

    /** Whether it undoes what is in one of these fields. */
    boolean stops(Set<Member> made) {
        return uses(made) && STOP.matcher(node.toString()).find();
    }

    private static final class Mentions extends ASTVisitor {

        private final Set<IVariableBinding> locals = new HashSet<>();
        private final Set<Member> assigned = new HashSet<>();
        private boolean leaves;
        private boolean checks;

        @Override
        public boolean visit(SimpleName name) {
            if (name.resolveBinding() instanceof IVariableBinding variable && !variable.isField()) {
                locals.add(variable.getVariableDeclaration());
            }
            return true;
        }

        @Override
        public boolean visit(Assignment assignment) {
            ASTNode side = assignment.getLeftHandSide();
            Object target = side instanceof SimpleName name
                    ? name.resolveBinding()
                    : side instanceof FieldAccess access ? access.resolveFieldBinding() : null;
            if (target instanceof IVariableBinding variable && variable.isField()) {
                assigned.add(Member.of(variable.getVariableDeclaration()));
            }
            return true;
        }

        @Override
        public boolean visit(MethodInvocation call) {
            checks |= CHECK.matcher(call.getName().getIdentifier()).matches();
            return true;
        }

        @Override
        public boolean visit(AssertStatement statement) {
            checks = true;
            return true;
        }

        @Override
        public boolean visit(ReturnStatement statement) {
            leaves = true;
            return true;
        }

        @Override
        public boolean visit(LambdaExpression lambda) {
            boolean outside = leaves;
            lambda.getBody().accept(this);
            leaves = outside;
            return false;
        }

        @Override
        public boolean visit(AnonymousClassDeclaration type) {
            boolean outside = leaves;
            for (Object member : type.bodyDeclarations()) {
                ((ASTNode) member).accept(this);
            }
            leaves = outside;
            return false;
        }
    }
}
