package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Rewriting.Kept;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.Name;
import org.eclipse.jdt.core.dom.SimpleType;

/** What a member has that cannot be static. */
final class Obstacles {

    private static final Set<String> INJECTED = Set.of(
            "Autowired", "Inject", "Resource", "Value", "MockBean", "SpyBean", "MockitoBean", "PersistenceContext");

    private Obstacles() {}

    static Optional<Kept> of(ParsedClass owner, BodyDeclaration member) {
        if (isInner(owner)) {
            return kept(KeptCode.INNER_CLASS, owner, owner.type().getName());
        }
        if (Modifier.isAbstract(member.getModifiers()) && member instanceof MethodDeclaration method) {
            return kept(KeptCode.ABSTRACT_METHOD, owner, method.getName());
        }
        if (member instanceof MethodDeclaration method && Surveyor.isTest(method)) {
            return kept(KeptCode.IS_TEST, owner, method.getName());
        }
        Optional<Kept> generic = typeParameter(owner, member);
        return generic.isPresent() || !(member instanceof FieldDeclaration field) ? generic : ofField(owner, field);
    }

    /** Whether an instance of the class needs one of the class around it. */
    static boolean isInner(ParsedClass owner) {
        return owner.binding().isNested() && !Modifier.isStatic(owner.binding().getModifiers());
    }

    private static Optional<Kept> kept(KeptCode code, ParsedClass owner, ASTNode node) {
        return Optional.of(new Kept(code, Evidence.at(owner, node)));
    }

    private static Optional<Kept> typeParameter(ParsedClass owner, BodyDeclaration member) {
        Found<SimpleType> found = new Found<>();
        member.accept(new ASTVisitor() {
            @Override
            public boolean visit(SimpleType type) {
                ITypeBinding binding = type.resolveBinding();
                if (binding != null && binding.isTypeVariable() && isOf(binding, owner)) {
                    found.add(type);
                }
                return true;
            }
        });
        return found.first().flatMap(type -> kept(KeptCode.TYPE_PARAMETER, owner, type));
    }

    private static boolean isOf(ITypeBinding variable, ParsedClass owner) {
        return variable.getDeclaringClass() != null
                && Member.nameOf(variable.getDeclaringClass()).equals(Member.nameOf(owner.binding()));
    }

    private static Optional<Kept> ofField(ParsedClass owner, FieldDeclaration field) {
        for (Annotation annotation : Declarations.annotations(field).toList()) {
            String name = annotation.getTypeName().getFullyQualifiedName().replaceFirst(".*\\.", "");
            Optional<KeptCode> code = code(owner, field, name);
            if (code.isPresent()) {
                return kept(code.get(), owner, field);
            }
        }
        return assignedByConstructor(owner, field);
    }

    private static Optional<KeptCode> code(ParsedClass owner, FieldDeclaration field, String annotation) {
        if (annotation.equals("Parameter")) {
            return Optional.of(KeptCode.PARAMETERIZED);
        }
        if (annotation.equals("Rule")) {
            return Rules.obstacle(field);
        }
        if (Mocks.isMock(annotation)) {
            return Mocks.areMadeByFramework(owner) ? Optional.of(KeptCode.MOCKS) : Optional.empty();
        }
        return INJECTED.contains(annotation) ? Optional.of(KeptCode.PER_TEST_RULE) : Optional.empty();
    }

    private static Optional<Kept> assignedByConstructor(ParsedClass owner, FieldDeclaration field) {
        return Declarations.constructors(owner)
                .flatMap(constructor -> assignments(constructor)
                        .filter(assignment -> assigns(assignment, field))
                        .map(assignment -> new Kept(
                                isMadeWithoutArguments(owner) ? KeptCode.CONSTRUCTOR : KeptCode.PARAMETERIZED,
                                Evidence.at(owner, assignment))))
                .findFirst();
    }

    /** Another constructor may have parameters: runners hand them only to a class that has no choice. */
    private static boolean isMadeWithoutArguments(ParsedClass owner) {
        return Declarations.constructors(owner)
                .anyMatch(constructor -> constructor.parameters().isEmpty());
    }

    private static Stream<Assignment> assignments(ASTNode code) {
        Found<Assignment> found = new Found<>();
        code.accept(new ASTVisitor() {
            @Override
            public boolean visit(Assignment assignment) {
                return found.add(assignment);
            }
        });
        return found.all().stream();
    }

    private static boolean assigns(Assignment assignment, FieldDeclaration field) {
        Expression side = assignment.getLeftHandSide();
        Object target = side instanceof FieldAccess access
                ? access.resolveFieldBinding()
                : side instanceof Name name ? name.resolveBinding() : null;
        return target instanceof IVariableBinding variable
                && variable.isField()
                && Declarations.declares(field, Member.of(variable.getVariableDeclaration()));
    }

    /** Nodes, in the sequence of the file. */
    private static final class Found<N extends ASTNode> {

        private final List<N> nodes = new ArrayList<>();

        private boolean add(N node) {
            return nodes.add(node);
        }

        private List<N> all() {
            return nodes;
        }

        private Optional<N> first() {
            return nodes.stream().findFirst();
        }
    }
}
