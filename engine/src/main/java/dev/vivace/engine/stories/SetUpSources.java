package dev.vivace.engine.stories;

import dev.vivace.engine.source.Fixtures;
import dev.vivace.engine.source.Framework;
import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.Indentation;
import dev.vivace.engine.source.SourceFile;
import dev.vivace.engine.source.TestSources;
import dev.vivace.engine.source.TestSources.ParsedClass;
import dev.vivace.engine.stories.SetUp.Piece;
import dev.vivace.engine.stories.SetUp.Variable;
import dev.vivace.engine.stories.StatementForm.Seen;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.Statement;

/** Reads the set-ups of test classes of JUnit 4 and Jupiter that have just one, and inherit none. */
public final class SetUpSources {

    private static final String FIXTURE_SETUP = "dev.vivace.stories.FixtureSetup";

    private final TestSources sources;

    /** Among these sources. */
    public SetUpSources(TestSources sources) {
        this.sources = sources;
    }

    /** The set-ups of these classes. */
    List<SetUp> of(List<String> classNames) {
        Set<Path> files = Stream.of("Before", "BeforeEach")
                .flatMap(mark -> sources.mentioning(mark).stream())
                .map(SourceFile::path)
                .collect(Collectors.toSet());
        return classNames.stream()
                .filter(name -> files.stream().anyMatch(file -> file.endsWith(name.replace('.', '/') + ".java")))
                .map(sources::find)
                .flatMap(Optional::stream)
                .map(this::read)
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<SetUp> read(ParsedClass owner) {
        List<MethodDeclaration> own =
                Fixtures.of(owner, Phase.BEFORE, owner.binding()).toList();
        if (own.size() != 1 || inheritsSetUp(owner.binding()) || isConsumer(owner.binding())) {
            return Optional.empty();
        }
        MethodDeclaration method = own.get(0);
        return framework(method.resolveBinding()).map(framework -> setUp(owner, method, framework));
    }

    private static boolean inheritsSetUp(ITypeBinding testClass) {
        return Stream.iterate(testClass.getSuperclass(), parent -> parent != null, ITypeBinding::getSuperclass)
                .flatMap(parent -> Stream.of(parent.getDeclaredMethods()))
                .anyMatch(method -> Framework.phaseOf(method, testClass)
                        .filter(Phase.BEFORE::equals)
                        .isPresent());
    }

    private static boolean isConsumer(ITypeBinding testClass) {
        return Stream.of(testClass.getAnnotations())
                .anyMatch(mark -> mark.getAnnotationType().getQualifiedName().equals(FIXTURE_SETUP));
    }

    private static Optional<Framework> framework(IMethodBinding method) {
        return Stream.of(Framework.JUPITER, Framework.JUNIT_4)
                .filter(framework -> Framework.isAnnotated(method, framework.annotation(Phase.BEFORE)))
                .findFirst();
    }

    private static SetUp setUp(ParsedClass owner, MethodDeclaration method, Framework framework) {
        StatementForm forms = new StatementForm(owner.binding());
        VariableUses uses = VariableUses.in(method.getBody());
        List<Piece> pieces = new ArrayList<>();
        for (Object statement : method.getBody().statements()) {
            Optional<Seen> seen = forms.next((Statement) statement);
            if (seen.isEmpty()) {
                break;
            }
            pieces.add(piece(owner, (Statement) statement, seen.get(), uses));
        }
        return new SetUp(
                owner.binding().getBinaryName(),
                framework,
                method.getName().getIdentifier(),
                clause(method),
                pieces,
                pieces.size() == method.getBody().statements().size(),
                isLendable(owner.binding()));
    }

    /** Fields that an extension or a rule fills are filled for tests of the class itself only. */
    private static boolean isLendable(ITypeBinding testClass) {
        return !Modifier.isAbstract(testClass.getModifiers())
                && Stream.of(testClass.getDeclaredFields()).allMatch(field -> field.getAnnotations().length == 0);
    }

    private static Piece piece(ParsedClass owner, Statement statement, Seen seen, VariableUses uses) {
        String text = owner.file().text();
        int end = statement.getStartPosition() + statement.getLength();
        return new Piece(
                seen.form(),
                Indentation.removed(
                        text.substring(statement.getStartPosition(), end),
                        Indentation.of(text, statement.getStartPosition())),
                owner.unit().getLineNumber(statement.getStartPosition()),
                owner.unit().getLineNumber(end - 1),
                seen.introduced().stream()
                        .map(variable -> variable(variable, uses))
                        .toList(),
                seen.costly());
    }

    private static Variable variable(IVariableBinding variable, VariableUses uses) {
        return new Variable(variable.getName(), variable.getType().getName(), variable.isField(), uses.last(variable));
    }

    private static String clause(MethodDeclaration method) {
        return method.thrownExceptionTypes().isEmpty()
                ? ""
                : " throws "
                        + ((List<?>) method.thrownExceptionTypes())
                                .stream()
                                        .map(ASTNode.class::cast)
                                        .map(ASTNode::toString)
                                        .collect(Collectors.joining(", "));
    }
}
