package dev.vivace.engine.fix;

import dev.vivace.engine.source.Edit;
import dev.vivace.engine.source.ImportTable;
import dev.vivace.engine.source.Indentation;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.AssertStatement;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.DoStatement;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.ForStatement;
import org.eclipse.jdt.core.dom.IBinding;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.SuperFieldAccess;
import org.eclipse.jdt.core.dom.SuperMethodInvocation;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.TryStatement;
import org.eclipse.jdt.core.dom.VariableDeclarationStatement;
import org.eclipse.jdt.core.dom.WhileStatement;

/** Moves one statement or expression from its class to another: what it names must mean the same there. */
final class Relocation extends ASTVisitor {

    private final ASTNode root;
    private final ParsedClass from;
    private final ParsedClass to;
    private final VariableNames names;
    private final ImportTable imports;
    private final List<Edit> edits = new ArrayList<>();
    private final Set<String> uses = new TreeSet<>();
    private final Set<String> needed = new TreeSet<>();
    private final Set<ExceptionType> thrown = new HashSet<>();
    private boolean usable = true;
    private boolean isWithoutAssertion = false;
    private boolean acts = false;

    private Relocation(ASTNode root, ParsedClass from, ParsedClass to, VariableNames names) {
        this.root = root;
        this.from = from;
        this.to = to;
        this.names = names;
        this.imports = ImportTable.of(to.unit());
    }

    /** What a node is called where it goes, and what it needs there. */
    record Relocated(String text, Set<String> uses, Set<String> imports, Set<ExceptionType> thrown, boolean usable) {

        Piece statement() {
            return new Piece(text, Optional.empty(), uses, imports, thrown, usable);
        }

        Piece of(Piece.Variable variable) {
            return new Piece(text, Optional.of(variable), uses, imports, thrown, usable);
        }
    }

    static Relocated of(ASTNode node, ParsedClass from, ParsedClass to, VariableNames names) {
        Relocation relocation = new Relocation(node, from, to, names);
        relocation.acts = node instanceof MethodInvocation || node instanceof ClassInstanceCreation;
        node.accept(relocation);
        return relocation.result();
    }

    private Relocated result() {
        boolean isEmpty = isWithoutAssertion && !acts;
        return new Relocated(text(), uses, needed, thrown, usable && !isEmpty);
    }

    private String text() {
        int start = root.getStartPosition();
        StringBuilder text = new StringBuilder(from.file().text().substring(start, start + root.getLength()));
        edits.sort(Comparator.comparingInt(Edit::start).reversed());
        edits.forEach(edit -> text.replace(edit.start() - start, edit.end() - start, edit.replacement()));
        return Indentation.removed(text.toString(), Indentation.of(from.file().text(), start));
    }

    @Override
    public boolean visit(SimpleName name) {
        if (isFirst(name)) {
            move(name, name.resolveBinding());
        }
        return false;
    }

    /** Only the first part of a dotted name is looked up; declared names stay. */
    private static boolean isFirst(SimpleName name) {
        ASTNode parent = name.getParent();
        return !(parent instanceof QualifiedName qualified && qualified.getName() == name)
                && !(parent instanceof FieldAccess access && access.getName() == name)
                && !(parent instanceof MethodInvocation call && call.getName() == name && call.getExpression() != null)
                && !(parent instanceof SuperMethodInvocation);
    }

    private void move(SimpleName name, IBinding binding) {
        if (binding instanceof ITypeBinding type) {
            moveType(name, type);
        } else if (binding instanceof IMethodBinding method) {
            moveMember(name, method.getDeclaringClass(), method.getModifiers());
        } else if (binding instanceof IVariableBinding variable) {
            moveVariable(name, variable.getVariableDeclaration());
        }
    }

    private void moveType(SimpleName name, ITypeBinding type) {
        ITypeBinding plain = type.getErasure();
        if (plain.isLocal() || type.isTypeVariable() || name.isDeclaration() || plain.isPrimitive()) {
            return;
        }
        usable &= !Modifier.isPrivate(plain.getModifiers()) || sameFile();
        if (sameFile()) {
            return;
        }
        replace(name, imported(plain));
    }

    private String imported(ITypeBinding type) {
        String qualified = type.getErasure().getQualifiedName();
        if (imports.isFree(qualified)) {
            needed.add(qualified);
            return type.getErasure().getName();
        }
        return imports.isKnown(qualified) ? type.getErasure().getName() : qualified;
    }

    /** A member of the class itself, or of one that it inherits from, or a static import. */
    private void moveMember(SimpleName name, ITypeBinding declaring, int modifiers) {
        if (name.isDeclaration() || sameFile() || to.inherits(declaring)) {
            return;
        }
        if (Modifier.isStatic(modifiers) && !Modifier.isPrivate(modifiers)) {
            replace(name, imported(declaring) + "." + name.getIdentifier());
        } else {
            usable = false;
        }
    }

    private void moveVariable(SimpleName name, IVariableBinding variable) {
        if (!variable.isField()) {
            use(name, variable);
        } else if (variable.getDeclaringClass() == null || variable.isEnumConstant() && isLabel(name)) {
            // The length of an array, or a label.
            return;
        } else if (names.isLocal(variable)) {
            use(name, variable);
        } else {
            moveMember(name, variable.getDeclaringClass(), variable.getModifiers());
        }
    }

    private static boolean isLabel(SimpleName name) {
        return name.getParent().getNodeType() == ASTNode.SWITCH_CASE;
    }

    private void use(SimpleName name, IVariableBinding variable) {
        String here = names.of(variable);
        replace(name, here);
        if (names.isShared(variable)) {
            uses.add(here);
        }
    }

    private boolean sameFile() {
        return from.unit() == to.unit() && from.type() == to.type();
    }

    private void replace(ASTNode node, String text) {
        int end = node.getStartPosition() + node.getLength();
        if (!from.file().text().substring(node.getStartPosition(), end).equals(text)) {
            edits.add(new Edit(node.getStartPosition(), end, text));
        }
    }

    /** {@code this.field} of a field that becomes a variable. */
    @Override
    public boolean visit(FieldAccess access) {
        IVariableBinding field = access.resolveFieldBinding();
        if (access.getExpression() instanceof ThisExpression && field != null && names.isLocal(field)) {
            replace(access, names.of(field));
            uses.add(names.of(field));
            return false;
        }
        return true;
    }

    @Override
    public boolean visit(ThisExpression expression) {
        usable &= sameFile();
        return false;
    }

    @Override
    public boolean visit(SuperMethodInvocation call) {
        usable &= sameFile();
        return true;
    }

    @Override
    public boolean visit(SuperFieldAccess access) {
        usable &= sameFile();
        return true;
    }

    /** It would end the test rather than the statements. */
    @Override
    public boolean visit(ReturnStatement statement) {
        usable &= isWithinOtherCode(statement);
        return true;
    }

    private static boolean isWithinOtherCode(ASTNode node) {
        for (ASTNode parent = node.getParent(); parent != null; parent = parent.getParent()) {
            if (parent instanceof LambdaExpression || parent instanceof AnonymousClassDeclaration) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean visit(AssertStatement statement) {
        removeAssertion(statement, List.of());
        return false;
    }

    @Override
    public boolean visit(ExpressionStatement statement) {
        // Without it a loop that waits for something may never end.
        usable &= !Assertions.isFailure(statement.getExpression());
        if (Assertions.isAssertion(statement.getExpression())) {
            removeAssertion(statement, Assertions.argumentsOf(statement.getExpression()));
            return false;
        }
        acts = true;
        return true;
    }

    /** A patch adds no assertion, but what it calls may be what helps. */
    private void removeAssertion(Statement assertion, List<Expression> calls) {
        isWithoutAssertion = true;
        acts |= !calls.isEmpty();
        usable &= !mayEndALoop(assertion);
        if (assertion != root) {
            edits.addAll(AssertionRemoval.of(from.file().text(), assertion, calls));
            calls.forEach(call -> call.accept(this));
        }
    }

    /** Only a loop that counts, or that goes through a collection, is sure to end without it. */
    private boolean mayEndALoop(Statement assertion) {
        for (ASTNode node = assertion; node != root.getParent(); node = node.getParent()) {
            if (node instanceof WhileStatement
                    || node instanceof DoStatement
                    || node instanceof ForStatement loop && loop.updaters().isEmpty()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean visit(VariableDeclarationStatement statement) {
        acts = true;
        return true;
    }

    /** One that is no statement of its own cannot be removed. */
    @Override
    public boolean visit(MethodInvocation call) {
        usable &= !Assertions.isAssertion(call);
        addThrown(call, call.resolveMethodBinding());
        return true;
    }

    @Override
    public boolean visit(ClassInstanceCreation creation) {
        addThrown(creation, creation.resolveConstructorBinding());
        return true;
    }

    private void addThrown(ASTNode call, IMethodBinding method) {
        if (method != null && !isCaught(call)) {
            thrown.addAll(ExceptionType.checked(method));
        }
    }

    /** A guess: where it is wrong, the compiler says so. */
    private boolean isCaught(ASTNode call) {
        for (ASTNode node = call; node != root.getParent(); node = node.getParent()) {
            if (node instanceof LambdaExpression
                    || node instanceof TryStatement guarded
                            && !guarded.catchClauses().isEmpty()) {
                return true;
            }
        }
        return false;
    }
}
