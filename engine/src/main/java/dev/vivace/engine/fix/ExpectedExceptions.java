package dev.vivace.engine.fix;

import dev.vivace.engine.fix.Expectation.Caught;
import dev.vivace.engine.source.Ancestry;
import dev.vivace.engine.source.ImportTable;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.CatchClause;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.IAnnotationBinding;
import org.eclipse.jdt.core.dom.IMemberValuePairBinding;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.ThrowStatement;
import org.eclipse.jdt.core.dom.TryStatement;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.UnionType;

/** Reads from the annotation of a test, and from what it catches, which exceptions are no failure of it. */
final class ExpectedExceptions {

    private static final Map<String, String> MEMBERS =
            Map.of("org.junit.Test", "expected", "org.testng.annotations.Test", "expectedExceptions");

    private static final List<String> VARIABLES = List.of("expected", "thrown", "ignored");

    private ExpectedExceptions() {}

    /** Empty where the test expects none, or none that another class should catch. */
    static Optional<Expectation> of(IMethodBinding test, ParsedClass target, VariableNames names) {
        return of(Stream.of(test.getAnnotations()).flatMap(ExpectedExceptions::classesOf), target, names);
    }

    /** Empty where the test goes on after none that its body throws, or after none that another class should catch. */
    static Optional<Expectation> of(TryStatement guarded, ParsedClass target, VariableNames names) {
        Stream<CatchClause> clauses = guarded.catchClauses().stream().map(CatchClause.class::cast);
        return of(clauses.filter(clause -> !isFailure(clause)).flatMap(ExpectedExceptions::classesOf), target, names);
    }

    private static boolean isFailure(CatchClause clause) {
        return clause.getBody().statements().stream()
                .anyMatch(statement -> statement instanceof ThrowStatement
                        || statement instanceof ExpressionStatement simple
                                && Assertions.isFailure(simple.getExpression()));
    }

    private static Stream<ITypeBinding> classesOf(CatchClause clause) {
        Type type = clause.getException().getType();
        Stream<?> types = type instanceof UnionType union ? union.types().stream() : Stream.of(type);
        return types.map(some -> ((Type) some).resolveBinding()).filter(Objects::nonNull);
    }

    private static Optional<Expectation> of(Stream<ITypeBinding> found, ParsedClass target, VariableNames names) {
        List<ITypeBinding> declared =
                found.filter(type -> isCatchable(type, target)).toList();
        List<ITypeBinding> types =
                declared.stream().filter(type -> isWidest(type, declared)).toList();
        return types.isEmpty() ? Optional.empty() : Optional.of(expectation(types, target, names));
    }

    private static Stream<ITypeBinding> classesOf(IAnnotationBinding annotation) {
        String member = MEMBERS.getOrDefault(annotation.getAnnotationType().getQualifiedName(), "");
        return Stream.of(annotation.getDeclaredMemberValuePairs())
                .filter(pair -> pair.getName().equals(member))
                .map(IMemberValuePairBinding::getValue)
                .flatMap(value -> value instanceof Object[] several ? Stream.of(several) : Stream.of(value))
                .filter(ITypeBinding.class::isInstance)
                .map(ITypeBinding.class::cast);
    }

    /** A patch never catches everything. */
    private static boolean isCatchable(ITypeBinding type, ParsedClass target) {
        return !type.getQualifiedName().equals("java.lang.Throwable") && (target.sees(type) || isOwn(type, target));
    }

    private static boolean isOwn(ITypeBinding type, ParsedClass target) {
        return type.getDeclaringClass() != null
                && type.getDeclaringClass()
                        .getQualifiedName()
                        .equals(target.binding().getQualifiedName());
    }

    private static boolean isInside(ITypeBinding type, ParsedClass target) {
        return type.getDeclaringClass() != null && target.inherits(type.getDeclaringClass());
    }

    /** Whether it is not one of another; the compiler wants alternatives to be unrelated. */
    private static boolean isWidest(ITypeBinding type, List<ITypeBinding> all) {
        return all.stream()
                .map(ITypeBinding::getQualifiedName)
                .noneMatch(other -> !other.equals(type.getQualifiedName())
                        && Ancestry.names(type).contains(other));
    }

    private static Expectation expectation(List<ITypeBinding> types, ParsedClass target, VariableNames names) {
        Set<String> taken = new HashSet<>();
        List<Caught> caught = types.stream()
                .map(type -> caught(type, target, taken.add(type.getName())))
                .toList();
        return new Expectation(caught, names.free(variable(target)), target.indentation());
    }

    /** Of two with the same simple name, the first may be called by it. */
    private static Caught caught(ITypeBinding type, ParsedClass target, boolean mayBeShort) {
        ImportTable table = ImportTable.of(target.unit());
        String name = type.getQualifiedName();
        if (isInside(type, target)) {
            return new Caught(ExceptionType.of(type), type.getName(), false);
        }
        return new Caught(
                ExceptionType.of(type), mayBeShort ? table.shortest(name) : name, mayBeShort && table.isFree(name));
    }

    /** Whatever the class itself calls so could be a parameter, or a variable, where the statements go. */
    private static String variable(ParsedClass target) {
        String text = target.file().text().replaceAll("\\bexpected\\s*=\\s*[\\w.]+\\.class\\b", "");
        return VARIABLES.stream()
                .filter(name ->
                        !Pattern.compile("\\b" + name + "\\b").matcher(text).find())
                .findFirst()
                .orElse("expectedException");
    }
}
