package dev.vivace.engine.stories;

import dev.vivace.engine.source.Ancestry;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.ChildListPropertyDescriptor;
import org.eclipse.jdt.core.dom.ChildPropertyDescriptor;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.IBinding;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.Name;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.StructuralPropertyDescriptor;
import org.eclipse.jdt.core.dom.SuperMethodInvocation;
import org.eclipse.jdt.core.dom.ThisExpression;

/**
 * The forms of the statements of one set-up, one after another: their trees as text, with a number for each variable, and
 * full names for what is the same everywhere.
 */
final class StatementForm {

    private final ITypeBinding testClass;
    private final Set<String> ancestry;
    private final Map<String, Integer> numbers = new LinkedHashMap<>();
    private final Set<String> assigned = new HashSet<>();
    private StringBuilder form = new StringBuilder();
    private List<IVariableBinding> introduced = new ArrayList<>();
    private Optional<String> costly = Optional.empty();
    private boolean movable = true;

    StatementForm(ITypeBinding testClass) {
        this.testClass = testClass;
        this.ancestry = Ancestry.names(testClass);
    }

    /**
     * What is known of a statement.
     *
     * @param form its text
     * @param introduced what it is the first to name
     * @param costly what it does that may take long
     */
    record Seen(String form, List<IVariableBinding> introduced, Optional<String> costly) {}

    /** The next statement; empty where it makes sense in its own class only. */
    Optional<Seen> next(Statement statement) {
        form = new StringBuilder();
        introduced = new ArrayList<>();
        costly = Optional.empty();
        write(statement);
        return movable ? Optional.of(new Seen(form.toString(), introduced, costly)) : Optional.empty();
    }

    private void write(ASTNode node) {
        if (node instanceof ThisExpression || node instanceof SuperMethodInvocation || isOwnCall(node)) {
            movable = false;
        } else if (node instanceof SimpleName name) {
            writeName(name);
        } else if (node instanceof FieldAccess access && access.getExpression() instanceof ThisExpression) {
            writeName(access.getName());
        } else if (node instanceof Assignment assignment && isPlain(assignment)) {
            writeAssignment(assignment);
        } else {
            writeTree(node);
        }
    }

    /** A method that the test class has, or inherits, and that is not static. */
    private boolean isOwnCall(ASTNode node) {
        return node instanceof MethodInvocation call
                && call.getExpression() == null
                && call.resolveMethodBinding() != null
                && !Modifier.isStatic(call.resolveMethodBinding().getModifiers())
                && ancestry.contains(nameOf(call.resolveMethodBinding().getDeclaringClass()));
    }

    private static boolean isPlain(Assignment assignment) {
        return assignment.getOperator() == Assignment.Operator.ASSIGN;
    }

    /** The value before the variable, which may be used by others only then. */
    private void writeAssignment(Assignment assignment) {
        form.append("(=");
        write(assignment.getRightHandSide());
        field(assignment.getLeftHandSide()).ifPresent(field -> assigned.add(field.getKey()));
        write(assignment.getLeftHandSide());
        form.append(')');
    }

    private Optional<IVariableBinding> field(ASTNode target) {
        IBinding binding = target instanceof Name name
                ? name.resolveBinding()
                : target instanceof FieldAccess access ? access.resolveFieldBinding() : null;
        return binding instanceof IVariableBinding variable && isOwn(variable)
                ? Optional.of(variable.getVariableDeclaration())
                : Optional.empty();
    }

    private void writeTree(ASTNode node) {
        form.append('(').append(node.getNodeType());
        for (Object property : node.structuralPropertiesForType()) {
            writeProperty(node, (StructuralPropertyDescriptor) property);
        }
        form.append(')');
    }

    private void writeProperty(ASTNode node, StructuralPropertyDescriptor property) {
        Object value = node.getStructuralProperty(property);
        if (property instanceof ChildPropertyDescriptor && value != null) {
            write((ASTNode) value);
        } else if (property instanceof ChildListPropertyDescriptor) {
            form.append('[');
            ((List<?>) value).forEach(child -> write((ASTNode) child));
            form.append(']');
        } else {
            form.append(' ').append(value);
        }
    }

    private void writeName(SimpleName name) {
        IBinding binding = name.resolveBinding();
        if (binding instanceof IVariableBinding variable) {
            writeVariable(variable.getVariableDeclaration());
        } else if (binding instanceof IMethodBinding method) {
            note(method.getDeclaringClass());
            note(method.getReturnType());
            form.append(' ')
                    .append(nameOf(method.getDeclaringClass()))
                    .append('.')
                    .append(method.getName());
        } else if (binding instanceof ITypeBinding type) {
            form.append(' ').append(nameOf(type));
            note(type);
        } else {
            form.append(" ?").append(name.getIdentifier());
        }
    }

    private void writeVariable(IVariableBinding variable) {
        if (variable.getConstantValue() != null) {
            form.append(" =").append(variable.getConstantValue());
        } else if (variable.isParameter() && isOfSetUp(variable)) {
            movable = false;
        } else if (!variable.isField()) {
            form.append(" $").append(number(variable)).append(nameOf(variable.getType()));
        } else if (isOwn(variable)) {
            movable &= assigned.contains(variable.getKey()) && !Modifier.isStatic(variable.getModifiers());
            form.append(" $").append(number(variable)).append(nameOf(variable.getType()));
        } else {
            form.append(' ')
                    .append(nameOf(variable.getDeclaringClass()))
                    .append('.')
                    .append(variable.getName());
        }
    }

    /** Those of lambdas are written with them. */
    private boolean isOfSetUp(IVariableBinding parameter) {
        return parameter.getDeclaringMethod() != null
                && parameter.getDeclaringMethod().getDeclaringClass() != null
                && parameter.getDeclaringMethod().getDeclaringClass().isEqualTo(testClass)
                && parameter.getDeclaringMethod().getDeclaringMember() == null;
    }

    private boolean isOwn(IVariableBinding variable) {
        return variable.isField()
                && variable.getDeclaringClass() != null
                && ancestry.contains(nameOf(variable.getDeclaringClass()));
    }

    private int number(IVariableBinding variable) {
        return numbers.computeIfAbsent(variable.getKey(), key -> {
            introduced.add(variable);
            return numbers.size();
        });
    }

    private void note(ITypeBinding type) {
        costly = costly.or(() -> Cost.of(nameOf(type)));
    }

    private static String nameOf(ITypeBinding type) {
        return type == null ? "" : type.getErasure().getQualifiedName();
    }
}
