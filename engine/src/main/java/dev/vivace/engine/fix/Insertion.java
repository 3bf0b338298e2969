package dev.vivace.engine.fix;

import dev.vivace.engine.source.Ancestry;
import dev.vivace.engine.source.Edit;
import dev.vivace.engine.source.Fixtures;
import dev.vivace.engine.source.Framework;
import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.ImportPlace;
import dev.vivace.engine.source.ImportTable;
import dev.vivace.engine.source.Indentation;
import dev.vivace.engine.source.MethodName;
import dev.vivace.engine.source.SourceFile;
import dev.vivace.engine.source.TestSources.ParsedClass;
import dev.vivace.engine.source.TestSources.TestMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.Type;

/** Writes a snippet into a class in the style that the file has. */
final class Insertion {

    /** More statements than that deserve a name. */
    private static final int FEW = 3;

    private final ParsedClass owner;
    private final Snippet snippet;
    private final String text;
    private final List<Edit> edits = new ArrayList<>();

    private Insertion(ParsedClass owner, Snippet snippet) {
        this.owner = owner;
        this.snippet = snippet;
        this.text = owner.file().text();
    }

    /** At the beginning of a test. */
    static SourceFile atStart(TestMethod test, Snippet snippet, MethodName name) {
        Insertion insertion = new Insertion(test.owner(), snippet);
        insertion.into(test.declaration(), name, true);
        return insertion.done();
    }

    /** In a fixture of the test's class: the one that it has, or a new one; empty where nobody knows how to write one. */
    static Optional<SourceFile> inFixture(TestMethod test, Phase phase, Snippet snippet, MethodName name) {
        Insertion insertion = new Insertion(test.owner(), snippet);
        Optional<MethodDeclaration> fixture = Fixtures.first(test.owner(), phase);
        if (fixture.isPresent()) {
            insertion.into(fixture.get(), name, phase == Phase.BEFORE);
            return Optional.of(insertion.done());
        }
        return insertion.newFixture(test, phase, name).map(method -> {
            insertion.addMethod(method, test.declaration());
            return insertion.done();
        });
    }

    /** In the class of a test, which keeps something before each test and puts it back afterwards. */
    static Optional<SourceFile> keeping(TestMethod test, Keepsake keepsake, MethodName name) {
        Insertion insertion = new Insertion(test.owner(), keepsake.snippet());
        Optional<MethodDeclaration> fixture = Fixtures.first(test.owner(), Phase.AFTER);
        Optional<NewMethod> added =
                fixture.isPresent() ? Optional.empty() : insertion.newFixture(test, Phase.AFTER, name);
        if (fixture.isEmpty() && added.isEmpty() || insertion.hasField(keepsake.name())) {
            return Optional.empty();
        }
        insertion.addField(keepsake.field());
        fixture.ifPresent(method -> insertion.into(method, name, false));
        added.ifPresent(method -> insertion.addMethod(method, test.declaration()));
        return Optional.of(insertion.done());
    }

    /** At a test, an annotation that does everything. */
    static SourceFile annotated(TestMethod test, String annotation) {
        Insertion insertion =
                new Insertion(test.owner(), new Snippet(List.of(), Set.of(), Set.of(annotation), Set.of()));
        List<?> modifiers = test.declaration().modifiers();
        ASTNode first = modifiers.isEmpty() ? test.declaration().getReturnType2() : (ASTNode) modifiers.get(0);
        int start = first.getStartPosition();
        insertion.edits.add(Edit.insert(
                start, "@" + ImportTable.simple(annotation) + "\n" + Indentation.of(insertion.text, start)));
        return insertion.done();
    }

    /** Whether the class sees such a field, which a new one would hide. */
    private boolean hasField(String name) {
        return Ancestry.all(owner.binding()).stream()
                .flatMap(type -> Stream.of(type.getDeclaredFields()))
                .anyMatch(field -> field.getName().equals(name));
    }

    /** Before all other members. */
    private void addField(String declaration) {
        ASTNode first = (ASTNode) owner.type().bodyDeclarations().get(0);
        int start = owner.unit().getExtendedStartPosition(first);
        int line = text.lastIndexOf('\n', start - 1) + 1;
        edits.add(Edit.insert(line, Indentation.of(text, start) + declaration + "\n\n"));
    }

    private SourceFile done() {
        importMissing(snippet.imports());
        return owner.file().with(edits);
    }

    private void into(MethodDeclaration method, MethodName name, boolean atStart) {
        if (snippet.count() > FEW || clashes(method)) {
            String called = name.freeIn(owner);
            String modifiers = "private " + (Modifier.isStatic(method.getModifiers()) ? "static " : "");
            insert(method.getBody(), called + "();", atStart);
            addMethodBehind(
                    method,
                    new NewMethod(
                            modifiers + "void " + called + "()" + throwsClause(snippet.thrown()),
                            snippet.statements()));
        } else {
            insert(method.getBody(), String.join("\n", snippet.statements()), atStart);
        }
        declareThrown(method);
    }

    /** Whether a variable of the snippet would hide, or meet, another. */
    private boolean clashes(MethodDeclaration method) {
        String where = text.substring(method.getStartPosition(), end(method));
        return snippet.declared().stream().anyMatch(name -> Pattern.compile("\\b" + Pattern.quote(name) + "\\b")
                .matcher(where)
                .find());
    }

    private void insert(Block body, String code, boolean atStart) {
        String indentation = bodyIndentation(body);
        String lines = Indentation.added(code, indentation);
        if (isOneLine(body)) {
            String old =
                    text.substring(body.getStartPosition() + 1, end(body) - 1).strip();
            String kept = old.isEmpty() ? "" : indentation + old + "\n";
            String all = atStart ? lines + "\n" + kept : kept + lines + "\n";
            String outer = Indentation.of(text, body.getParent().getStartPosition());
            edits.add(new Edit(body.getStartPosition(), end(body), "{\n" + all + outer + "}"));
        } else if (atStart) {
            insertBehindBrace(body.getStartPosition() + 1, lines);
        } else {
            edits.add(Edit.insert(lineStartOfEnd(body), lines + "\n"));
        }
    }

    /** A comment behind the brace stays there. */
    private void insertBehindBrace(int place, String lines) {
        int lineEnd = text.indexOf('\n', place);
        String behind = text.substring(place, lineEnd).strip();
        edits.add(
                behind.isEmpty() || behind.startsWith("//")
                        ? Edit.insert(lineEnd + 1, lines + "\n")
                        : Edit.insert(place, "\n" + lines + "\n"));
    }

    private boolean isOneLine(Block body) {
        return text.substring(body.getStartPosition(), end(body)).lines().count() == 1;
    }

    /** The beginning of the line with the brace that ends a body, or the brace itself. */
    private int lineStartOfEnd(Block body) {
        int brace = end(body) - 1;
        int line = text.lastIndexOf('\n', brace) + 1;
        return text.substring(line, brace).isBlank() ? line : brace;
    }

    private String bodyIndentation(Block body) {
        String outer = Indentation.of(text, body.getParent().getStartPosition());
        if (!isOneLine(body) && !body.statements().isEmpty()) {
            return Indentation.of(text, ((ASTNode) body.statements().get(0)).getStartPosition());
        }
        return outer + owner.indentation();
    }

    private void declareThrown(MethodDeclaration method) {
        Set<String> missing = new TreeSet<>(snippet.thrown());
        for (Object type : method.thrownExceptionTypes()) {
            ITypeBinding declared = ((Type) type).resolveBinding();
            missing.removeIf(name -> covers(declared, name));
        }
        if (missing.isEmpty()) {
            return;
        }
        boolean none = method.thrownExceptionTypes().isEmpty();
        int place = none ? closingParenthesis(method) : end((ASTNode) last(method.thrownExceptionTypes()));
        edits.add(Edit.insert(place, (none ? " throws " : ", ") + names(missing)));
    }

    private static boolean covers(ITypeBinding declared, String name) {
        String known = declared == null ? "" : declared.getQualifiedName();
        return known.equals(name) || known.equals("java.lang.Exception") || known.equals("java.lang.Throwable");
    }

    private static Object last(List<?> list) {
        return list.get(list.size() - 1);
    }

    private int closingParenthesis(MethodDeclaration method) {
        return text.lastIndexOf(')', method.getBody().getStartPosition()) + 1;
    }

    private String throwsClause(Set<String> thrown) {
        return thrown.isEmpty() ? "" : " throws " + names(thrown);
    }

    private String names(Set<String> thrown) {
        importMissing(thrown);
        return thrown.stream().sorted().map(this::shortest).collect(Collectors.joining(", "));
    }

    private record NewMethod(String heading, List<String> body) {}

    private Optional<NewMethod> newFixture(TestMethod test, Phase phase, MethodName name) {
        IMethodBinding method = test.declaration().resolveBinding();
        if (method == null || Modifier.isStatic(method.getModifiers())) {
            return Optional.empty();
        }
        return Framework.isJunit3(method)
                ? overriding(phase)
                : Framework.of(method).map(framework -> {
                    String annotation = framework.annotation(phase);
                    importMissing(Set.of(annotation));
                    String heading = "@" + shortest(annotation) + "\n" + framework.visibility() + "void "
                            + name.freeIn(owner) + "()" + throwsClause(snippet.thrown());
                    return new NewMethod(heading, snippet.statements());
                });
    }

    /** As JUnit 3 wants it; what the inherited one does is still done, and nothing is thrown that it may not throw. */
    private Optional<NewMethod> overriding(Phase phase) {
        String name = phase == Phase.BEFORE ? "setUp" : "tearDown";
        return inherited(name)
                .filter(method -> !Modifier.isFinal(method.getModifiers()) && mayThrow(method))
                .map(method -> new NewMethod(
                        "@Override\n" + (Modifier.isPublic(method.getModifiers()) ? "public " : "protected ") + "void "
                                + name + "()" + throwsClause(thrownBy(method)),
                        phase == Phase.BEFORE ? behind("super.setUp();") : before("super.tearDown();", method)));
    }

    private List<String> behind(String first) {
        return Stream.concat(Stream.of(first), snippet.statements().stream()).toList();
    }

    /** Whatever becomes of the snippet, what is inherited is done, where it does anything. */
    private List<String> before(String last, IMethodBinding inherited) {
        if (Framework.isTestCase(inherited.getDeclaringClass())) {
            return Stream.concat(snippet.statements().stream(), Stream.of(last)).toList();
        }
        String code = Indentation.added(String.join("\n", snippet.statements()), owner.indentation());
        return List.of("try {\n" + code + "\n} finally {\n" + owner.indentation() + last + "\n}");
    }

    private Optional<IMethodBinding> inherited(String name) {
        return Stream.iterate(owner.binding().getSuperclass(), Objects::nonNull, ITypeBinding::getSuperclass)
                .flatMap(type -> Stream.of(type.getDeclaredMethods()))
                .filter(method -> method.getName().equals(name) && method.getParameterTypes().length == 0)
                .findFirst();
    }

    private boolean mayThrow(IMethodBinding method) {
        return snippet.thrown().stream()
                .allMatch(name -> Stream.of(method.getExceptionTypes()).anyMatch(declared -> covers(declared, name)));
    }

    private static Set<String> thrownBy(IMethodBinding method) {
        return Stream.of(method.getExceptionTypes())
                .map(type -> type.getErasure().getQualifiedName())
                .collect(Collectors.toSet());
    }

    private String shortest(String qualified) {
        return ImportTable.of(owner.unit()).shortest(qualified);
    }

    /** Before the first method, so that fixtures stand above tests. */
    private void addMethod(NewMethod added, MethodDeclaration test) {
        MethodDeclaration first = owner.methods().findFirst().orElse(test);
        int start = owner.unit().getExtendedStartPosition(first);
        int line = text.lastIndexOf('\n', start - 1) + 1;
        edits.add(Edit.insert(line, method(added, Indentation.of(text, start)) + "\n\n"));
    }

    private void addMethodBehind(MethodDeclaration method, NewMethod added) {
        edits.add(Edit.insert(end(method), "\n\n" + method(added, Indentation.of(text, method.getStartPosition()))));
    }

    private String method(NewMethod added, String indentation) {
        String body = Indentation.added(String.join("\n", added.body()), owner.indentation());
        return Indentation.added(added.heading() + " {\n" + body + "\n}", indentation);
    }

    /** Each before the first import that follows it in the alphabet, as most files have them. */
    private void importMissing(Set<String> names) {
        for (String name : ImportTable.of(owner.unit()).missing(names)) {
            String line = "import " + name + ";";
            Edit edit = ImportPlace.of(owner.unit(), text, line);
            if (edits.stream().noneMatch(known -> known.replacement().contains(line))) {
                edits.add(edit);
            }
        }
    }

    private static int end(ASTNode node) {
        return node.getStartPosition() + node.getLength();
    }
}
