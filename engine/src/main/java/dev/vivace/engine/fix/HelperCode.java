package dev.vivace.engine.fix;

import dev.vivace.engine.fix.Relocation.Relocated;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.source.Fixtures;
import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.TestSources;
import dev.vivace.engine.source.TestSources.ParsedClass;
import dev.vivace.engine.source.TestSources.TestMethod;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ArrayInitializer;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.IBinding;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.Name;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.SuperMethodInvocation;
import org.eclipse.jdt.core.dom.SynchronizedStatement;
import org.eclipse.jdt.core.dom.TryStatement;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclarationStatement;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.eclipse.jdt.core.dom.VariableDeclarationStatement;

/** What tests do, set-up and tear-down included, in the sequence in which the framework does it. */
final class HelperCode {

    private final TestSources sources;
    private final ParsedClass target;
    private final VariableNames names = new VariableNames();
    private final Set<String> fieldsOf = new HashSet<>();
    private final List<Piece> pieces = new ArrayList<>();

    private HelperCode(TestSources sources, ParsedClass target) {
        this.sources = sources;
        this.target = target;
    }

    /** The pieces of these tests as they would stand in the target. */
    static List<Piece> of(List<TestId> tests, ParsedClass target, TestSources sources) {
        HelperCode code = new HelperCode(sources, target);
        tests.forEach(code::add);
        return List.copyOf(code.pieces);
    }

    /** What the class of a test does once, before and after all of its tests. */
    static List<Piece> ofClassFixtures(TestId test, ParsedClass target, TestSources sources) {
        HelperCode code = new HelperCode(sources, target);
        code.addClassFixtures(test);
        return List.copyOf(code.pieces);
    }

    private void addClassFixtures(TestId test) {
        List<ParsedClass> hierarchy = hierarchy(test);
        if (!hierarchy.isEmpty()) {
            ITypeBinding tested = hierarchy.get(hierarchy.size() - 1).binding();
            hierarchy.forEach(this::addFields);
            addFixtures(hierarchy, Phase.AFTER_CLASS, tested);
            addFixtures(hierarchy, Phase.BEFORE_CLASS, tested);
        }
    }

    private void add(TestId test) {
        Optional<TestMethod> method = sources.method(test);
        if (method.isEmpty()) {
            return;
        }
        List<ParsedClass> hierarchy = hierarchy(test);
        ITypeBinding tested = hierarchy.get(hierarchy.size() - 1).binding();
        hierarchy.forEach(this::addFields);
        addFixtures(hierarchy, Phase.BEFORE_CLASS, tested);
        addFixtures(hierarchy, Phase.BEFORE, tested);
        addTest(method.get());
        Collections.reverse(hierarchy);
        addFixtures(hierarchy, Phase.AFTER, tested);
        addFixtures(hierarchy, Phase.AFTER_CLASS, tested);
    }

    /** From the oldest ancestor down to the class of the test. */
    private List<ParsedClass> hierarchy(TestId test) {
        List<ParsedClass> classes = new ArrayList<>();
        for (Optional<ParsedClass> type = sources.find(test.className());
                type.isPresent();
                type = sources.parent(type.get())) {
            classes.add(0, type.get());
        }
        return classes;
    }

    /** Fields of another class become variables. */
    private void addFields(ParsedClass owner) {
        String name = owner.binding().getQualifiedName();
        if (target.inherits(owner.binding()) || !fieldsOf.add(name)) {
            return;
        }
        for (Object element : owner.type().bodyDeclarations()) {
            if (element instanceof FieldDeclaration field && isUnreachable(field)) {
                declare(owner, field.getType(), field.fragments());
            }
        }
    }

    private static boolean isUnreachable(FieldDeclaration field) {
        return !Modifier.isStatic(field.getModifiers()) || Modifier.isPrivate(field.getModifiers());
    }

    private void addFixtures(List<ParsedClass> hierarchy, Phase phase, ITypeBinding tested) {
        for (ParsedClass owner : hierarchy) {
            Fixtures.of(owner, phase, tested)
                    .filter(method ->
                            hierarchy.stream().noneMatch(heir -> replaces(heir, owner, method, phase, tested)))
                    .forEach(method -> addFixture(owner, method, tested));
        }
    }

    private void addFixture(ParsedClass owner, MethodDeclaration method, ITypeBinding tested) {
        addBody(owner, method);
        FixtureCall.of(method, tested, target).ifPresent(pieces::add);
    }

    /** Whether an heir has a fixture of its own in the place of this one. */
    private static boolean replaces(
            ParsedClass heir, ParsedClass owner, MethodDeclaration method, Phase phase, ITypeBinding tested) {
        return heir.type() != owner.type()
                && heir.inherits(owner.binding())
                && !Modifier.isStatic(method.getModifiers())
                && !Modifier.isPrivate(method.getModifiers())
                && Fixtures.of(heir, phase, tested)
                        .anyMatch(other -> other.resolveBinding().isSubsignature(method.resolveBinding()));
    }

    private void addBody(ParsedClass owner, MethodDeclaration method) {
        if (method.getBody() != null) {
            addAll(owner, method.getBody());
        }
    }

    private void addAll(ParsedClass owner, Block block) {
        for (Object statement : block.statements()) {
            add(owner, (Statement) statement);
        }
    }

    /** What the test expects to be thrown is nothing that the statements may throw elsewhere. */
    private void addTest(TestMethod test) {
        int start = pieces.size();
        addBody(test.owner(), test.declaration());
        Optional.ofNullable(test.declaration().resolveBinding())
                .flatMap(method -> ExpectedExceptions.of(method, target, names))
                .ifPresent(expected -> expect(expected, start));
    }

    /** Of what is caught within what is caught, only the outer counts. */
    private void expect(Expectation expected, int start) {
        List<Piece> inside = pieces.subList(start, pieces.size());
        inside.removeIf(Piece::isCatch);
        inside.replaceAll(piece -> piece.expecting(Optional.of(expected)));
        inside.add(0, Piece.catching(expected));
    }

    private void add(ParsedClass owner, Statement statement) {
        if (statement instanceof VariableDeclarationStatement declaration) {
            declare(owner, declaration.getType(), declaration.fragments());
        } else if (statement instanceof ExpressionStatement simple) {
            inherited(simple)
                    .ifPresentOrElse(
                            method -> addBody(method.owner(), method.declaration()), () -> addSimple(owner, simple));
        } else if (statement instanceof Block block) {
            addAll(owner, block);
        } else if (statement instanceof SynchronizedStatement guarded && !MonitorUse.isWithin(guarded)) {
            addAll(owner, guarded.getBody());
        } else if (statement instanceof TryStatement guarded
                && guarded.resources().isEmpty()) {
            addTry(owner, guarded);
        } else if (!(statement instanceof ReturnStatement) && !(statement instanceof TypeDeclarationStatement)) {
            pieces.add(relocated(statement, owner).statement());
        }
    }

    /** As if its statements stood in the method itself; what a catch does is no part of it. */
    private void addTry(ParsedClass owner, TryStatement guarded) {
        int start = pieces.size();
        addAll(owner, guarded.getBody());
        ExpectedExceptions.of(guarded, target, names).ifPresent(expected -> expect(expected, start));
        if (guarded.getFinally() != null) {
            addAll(owner, guarded.getFinally());
        }
    }

    /** The method of an ancestor that a statement calls, and does nothing else. */
    private Optional<TestMethod> inherited(ExpressionStatement statement) {
        if (!(statement.getExpression() instanceof SuperMethodInvocation call)
                || call.resolveMethodBinding() == null
                || call.resolveMethodBinding().getParameterTypes().length > 0) {
            return Optional.empty();
        }
        IMethodBinding method = call.resolveMethodBinding();
        return sources.find(method.getDeclaringClass().getErasure().getBinaryName())
                .flatMap(owner -> owner.method(method.getName(), "()").map(found -> new TestMethod(owner, found)))
                .filter(found -> found.declaration().getBody() != null);
    }

    private void addSimple(ParsedClass owner, ExpressionStatement statement) {
        Expression expression = statement.getExpression();
        List<Expression> asserted = Assertions.argumentsOf(expression);
        Optional<IVariableBinding> assigned = assigned(expression);
        if (assigned.isPresent()) {
            Assignment assignment = (Assignment) expression;
            pieces.add(relocated(assignment.getRightHandSide(), owner)
                    .of(new Piece.Variable(names.of(assigned.get()), "", "")));
        } else if (Assertions.isAssertion(expression)) {
            asserted.forEach(argument -> pieces.add(asStatement(relocated(argument, owner))));
        } else {
            pieces.add(relocated(statement, owner).statement());
        }
    }

    private static Piece asStatement(Relocated expression) {
        return new Piece(
                expression.text() + ";",
                Optional.empty(),
                expression.uses(),
                expression.imports(),
                expression.thrown(),
                expression.usable());
    }

    /** The shared variable that an expression gives a value, where it does nothing else. */
    private Optional<IVariableBinding> assigned(Expression expression) {
        if (!(expression instanceof Assignment assignment) || assignment.getOperator() != Assignment.Operator.ASSIGN) {
            return Optional.empty();
        }
        IBinding left = assignment.getLeftHandSide() instanceof Name name
                ? name.resolveBinding()
                : assignment.getLeftHandSide() instanceof FieldAccess access ? access.resolveFieldBinding() : null;
        return Optional.ofNullable(left)
                .filter(IVariableBinding.class::isInstance)
                .map(IVariableBinding.class::cast)
                .filter(names::isShared);
    }

    private void declare(ParsedClass owner, Type type, List<?> fragments) {
        fragments.stream()
                .map(VariableDeclarationFragment.class::cast)
                .forEach(fragment -> declare(owner, type, fragment));
    }

    private void declare(ParsedClass owner, Type type, VariableDeclarationFragment fragment) {
        IVariableBinding variable = fragment.resolveBinding();
        if (variable == null) {
            return;
        }
        Relocated typeName = relocated(type, owner);
        Optional<Relocated> value =
                Optional.ofNullable(fragment.getInitializer()).map(node -> relocated(node, owner));
        names.share(variable);
        String prefix = fragment.getInitializer() instanceof ArrayInitializer ? "new " + typeName.text() + " " : "";
        pieces.add(new Piece(
                value.map(some -> prefix + some.text()).orElse(""),
                Optional.of(new Piece.Variable(names.of(variable), typeName.text(), fallback(variable.getType()))),
                value.map(Relocated::uses).orElse(Set.of()),
                union(typeName.imports(), value.map(Relocated::imports).orElse(Set.of())),
                value.map(Relocated::thrown).orElse(Set.of()),
                typeName.usable() && value.map(Relocated::usable).orElse(true)));
    }

    private Relocated relocated(ASTNode node, ParsedClass owner) {
        return Relocation.of(node, owner, target, names);
    }

    private static Set<String> union(Set<String> one, Set<String> other) {
        return Set.copyOf(Stream.concat(one.stream(), other.stream()).toList());
    }

    private static String fallback(ITypeBinding type) {
        if (type == null || !type.isPrimitive()) {
            return "null";
        }
        return type.getName().equals("boolean") ? "false" : type.getName().equals("char") ? "' '" : "0";
    }
}
