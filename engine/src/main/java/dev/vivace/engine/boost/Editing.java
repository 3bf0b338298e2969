package dev.vivace.engine.boost;

import dev.vivace.engine.source.Change;
import dev.vivace.engine.source.Edit;
import dev.vivace.engine.source.Indentation;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.IExtendedModifier;
import org.eclipse.jdt.core.dom.Initializer;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.TypeDeclaration;

/** Edits of several files, in the words of what they do to members. */
final class Editing {

    private final Map<Path, FileEdits> files = new LinkedHashMap<>();

    FileEdits of(ParsedClass owner) {
        return files.computeIfAbsent(owner.file().path(), path -> new FileEdits(owner));
    }

    List<Change> changes() {
        return files.values().stream().map(FileEdits::change).toList();
    }

    void replace(ParsedClass owner, ASTNode node, String code) {
        of(owner).add(new Edit(node.getStartPosition(), end(node), code));
    }

    /** Adds the modifier where most people write it. */
    void makeStatic(ParsedClass owner, BodyDeclaration member) {
        of(owner).add(Edit.insert(staticPlace(owner, member), "static "));
        Declarations.annotation(member, "java.lang.Override").ifPresent(some -> remove(owner, member, some));
    }

    private static int staticPlace(ParsedClass owner, BodyDeclaration member) {
        for (Object element : member.modifiers()) {
            if (element instanceof Modifier modifier
                    && !modifier.isPublic()
                    && !modifier.isProtected()
                    && !modifier.isPrivate()) {
                return modifier.getStartPosition();
            }
        }
        return startBehindModifiers(owner, member);
    }

    static int startBehindModifiers(ParsedClass owner, BodyDeclaration member) {
        String text = owner.file().text();
        if (member instanceof MethodDeclaration method) {
            return method.typeParameters().isEmpty()
                    ? method.getReturnType2().getStartPosition()
                    : text.lastIndexOf('<', ((ASTNode) method.typeParameters().get(0)).getStartPosition());
        }
        if (member instanceof FieldDeclaration field) {
            return field.getType().getStartPosition();
        }
        return member instanceof Initializer block
                ? block.getBody().getStartPosition()
                : text.lastIndexOf("class", ((TypeDeclaration) member).getName().getStartPosition());
    }

    /** Takes an annotation, and the line that it has for itself. */
    void remove(ParsedClass owner, BodyDeclaration member, Annotation annotation) {
        of(owner).add(new Edit(annotation.getStartPosition(), next(owner, member, annotation), ""));
        of(owner).dropped(annotation.resolveTypeBinding().getQualifiedName());
    }

    /** Where the next thing begins; a comment before it stays. */
    private static int next(ParsedClass owner, BodyDeclaration member, Annotation annotation) {
        List<?> modifiers = member.modifiers();
        int index = modifiers.indexOf(annotation) + 1;
        int next = index < modifiers.size()
                ? ((ASTNode) modifiers.get(index)).getStartPosition()
                : startBehindModifiers(owner, member);
        boolean isBlank = owner.file().text().substring(end(annotation), next).isBlank();
        return isBlank ? next : end(annotation);
    }

    /** Takes a modifier and the blank behind it. */
    void removeModifier(ParsedClass owner, Modifier modifier) {
        of(owner).add(new Edit(modifier.getStartPosition(), end(modifier) + 1, ""));
    }

    /** Puts another annotation in the place of one; what it says in parentheses stays. */
    void swap(ParsedClass owner, Annotation annotation, String qualified) {
        String former = annotation.resolveTypeBinding().getQualifiedName();
        boolean isQualified = annotation.getTypeName().isQualifiedName();
        replace(
                owner,
                annotation.getTypeName(),
                isQualified ? qualified : of(owner).named(qualified, former));
    }

    /** Adds an annotation above a declaration. */
    void annotate(ParsedClass owner, BodyDeclaration member, String annotation) {
        int place = member.modifiers().isEmpty()
                ? startBehindModifiers(owner, member)
                : ((ASTNode) (IExtendedModifier) member.modifiers().get(0)).getStartPosition();
        of(owner)
                .add(Edit.insert(
                        place, annotation + "\n" + Indentation.of(owner.file().text(), place)));
    }

    /** Adds statements as the first, or the last, of a method. */
    void insert(ParsedClass owner, MethodDeclaration method, String statements, boolean atStart) {
        of(owner).add(atStart ? first(owner, method, statements) : last(owner, method, statements));
    }

    /** A comment behind the brace stays there. */
    private static Edit first(ParsedClass owner, MethodDeclaration method, String statements) {
        String text = owner.file().text();
        int place = method.getBody().getStartPosition() + 1;
        int lineEnd = text.indexOf('\n', place);
        String behind = lineEnd < 0 ? text.substring(place) : text.substring(place, lineEnd);
        return behind.isBlank() || behind.strip().startsWith("//")
                ? Edit.insert(lineEnd + 1, indented(owner, method, statements) + "\n")
                : Edit.insert(place, " " + statements.replace('\n', ' '));
    }

    private static Edit last(ParsedClass owner, MethodDeclaration method, String statements) {
        String text = owner.file().text();
        int brace = end(method.getBody()) - 1;
        int line = text.lastIndexOf('\n', brace) + 1;
        return text.substring(line, brace).isBlank()
                ? Edit.insert(line, indented(owner, method, statements) + "\n")
                : Edit.insert(brace, statements.replace('\n', ' ') + " ");
    }

    private static String indented(ParsedClass owner, MethodDeclaration method, String statements) {
        String text = owner.file().text();
        List<?> others = method.getBody().statements();
        return Indentation.added(
                statements,
                others.isEmpty()
                        ? Indentation.of(text, method.getStartPosition()) + owner.indentation()
                        : Indentation.of(text, ((ASTNode) others.get(0)).getStartPosition()));
    }

    static int end(ASTNode node) {
        return node.getStartPosition() + node.getLength();
    }
}
