package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Probed.Place;
import dev.vivace.engine.source.Change;
import dev.vivace.engine.source.Edit;
import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;

/** Puts probes between the statements of fixtures, on the lines that they have. */
final class Probes {

    private final Lineage lineage;
    private final Editing editing = new Editing();
    private final List<Place> places = new ArrayList<>();

    private Probes(Lineage lineage) {
        this.lineage = lineage;
    }

    /** Probes in all fixtures of a class that have a source; they append to this file. */
    static Probed of(Lineage lineage, Path file) {
        Probes probes = new Probes(lineage);
        lineage.line().forEach(probes::probe);
        return new Probed(
                probes.editing.changes().stream().map(Change::after).toList(),
                ProbeSource.writingTo(file),
                probes.places);
    }

    private void probe(ParsedClass owner) {
        for (Phase phase : FixtureMoves.PER_TEST) {
            FixtureMoves.of(owner, phase, lineage).forEach(fixture -> probe(owner, fixture.method()));
        }
        Declarations.fields(owner)
                .filter(field -> !Modifier.isStatic(field.getModifiers()))
                .filter(field -> Declarations.fragments(field).anyMatch(one -> one.getInitializer() != null))
                .forEach(field -> probe(owner, field));
    }

    /** A statement ends where the next one begins, or where the method is left, however that happens. */
    private void probe(ParsedClass owner, MethodDeclaration method) {
        Block body = method.getBody();
        List<?> statements = body.statements();
        if (statements.isEmpty()) {
            return;
        }
        int place = add(owner, Member.signature(method.resolveBinding()), statements.size());
        insert(owner, body.getStartPosition() + 1, " " + call("enter", place, statements.size()) + " try {");
        for (int i = 1; i < statements.size(); i++) {
            insert(owner, ((ASTNode) statements.get(i)).getStartPosition(), call("at", place, i) + " ");
        }
        insert(owner, Editing.end(body) - 1, "} finally { " + call("leave", place) + " } ");
    }

    private void probe(ParsedClass owner, FieldDeclaration field) {
        String name = ((VariableDeclarationFragment) field.fragments().get(0))
                .getName()
                .getIdentifier();
        int place = add(owner, name, 1);
        insert(owner, field.getStartPosition(), "{ " + call("enter", place, 1) + " } ");
        insert(owner, Editing.end(field), " { " + call("leave", place) + " }");
    }

    private int add(ParsedClass owner, String signature, int statements) {
        places.add(new Place(Member.nameOf(owner.binding()), signature, statements));
        return places.size() - 1;
    }

    private void insert(ParsedClass owner, int at, String code) {
        editing.of(owner).add(Edit.insert(at, code));
    }

    private static String call(String method, Object... arguments) {
        return Probed.PROBE + "." + method + "("
                + String.join(
                        ", ", List.of(arguments).stream().map(Object::toString).toList()) + ");";
    }
}
