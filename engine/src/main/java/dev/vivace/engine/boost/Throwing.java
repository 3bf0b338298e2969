package dev.vivace.engine.boost;

import dev.vivace.engine.source.Edit;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Type;

/** Lets methods declare what the calls in them throw. */
record Throwing(Editing editing) {

    /** Adds those exceptions, by qualified names, that the method does not declare yet. */
    void declare(ParsedClass owner, MethodDeclaration method, List<String> thrown) {
        List<String> missing = thrown.stream()
                .filter(name -> declared(method).noneMatch(known -> covers(known, name)))
                .sorted()
                .toList();
        if (missing.isEmpty()) {
            return;
        }
        boolean none = method.thrownExceptionTypes().isEmpty();
        int place = none
                ? owner.file().text().lastIndexOf(')', method.getBody().getStartPosition()) + 1
                : Editing.end((ASTNode) method.thrownExceptionTypes()
                        .get(method.thrownExceptionTypes().size() - 1));
        editing.of(owner).add(Edit.insert(place, (none ? " throws " : ", ") + names(owner, missing)));
    }

    private static Stream<ITypeBinding> declared(MethodDeclaration method) {
        return ((List<?>) method.thrownExceptionTypes())
                .stream().map(type -> ((Type) type).resolveBinding()).filter(type -> type != null);
    }

    private static boolean covers(ITypeBinding declared, String name) {
        String known = declared.getQualifiedName();
        return known.equals(name)
                || known.equals("java.lang.Exception") && !name.equals("java.lang.Throwable")
                || known.equals("java.lang.Throwable");
    }

    private String names(ParsedClass owner, List<String> missing) {
        return missing.stream().map(name -> editing.of(owner).named(name)).collect(Collectors.joining(", "));
    }
}
