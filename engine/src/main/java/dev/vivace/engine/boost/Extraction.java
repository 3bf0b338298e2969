package dev.vivace.engine.boost;

import dev.vivace.engine.source.Edit;
import dev.vivace.engine.source.Framework;
import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.Indentation;
import dev.vivace.engine.source.MethodName;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Statement;

/** Gives statements of a fixture a fixture of their own, which still runs for each test. */
final class Extraction {

    private final Lineage lineage;
    private final Framework framework;
    private final Editing editing;

    Extraction(Lineage lineage, Framework framework, Editing editing) {
        this.lineage = lineage;
        this.framework = framework;
        this.editing = editing;
    }

    /** The new fixture. */
    Member extract(Split split, Phase phase) {
        ParsedClass owner = split.fixture().owner();
        MethodDeclaration fixture = split.fixture().method();
        String text = owner.file().text();
        String name = new MethodName(wantedName(phase), lineage.sources()).freeIn(owner);
        String outer = Indentation.of(text, fixture.getStartPosition());
        String annotation = editing.of(owner).named(framework.annotation(phase));
        String method = "@" + annotation + "\n" + framework.visibility() + "void " + name + "()"
                + thrown(owner, fixture) + " {\n"
                + moved(split, owner).stream()
                        .map(lines -> Indentation.added(lines, owner.indentation()))
                        .collect(Collectors.joining("\n"))
                + "\n}";
        int line = lineStart(text, owner.unit().getExtendedStartPosition(fixture));
        editing.of(owner).add(Edit.insert(line, Indentation.added(method, outer) + "\n\n"));
        split.movedFacts().forEach(fact -> remove(owner, fact.node()));
        return new Member(Member.nameOf(owner.binding()), name + "()");
    }

    private String wantedName(Phase phase) {
        String once = framework == Framework.JUPITER ? "All" : "Class";
        return (phase == Phase.BEFORE ? "setUp" : "tearDown") + once;
    }

    private static String thrown(ParsedClass owner, MethodDeclaration fixture) {
        List<?> types = fixture.thrownExceptionTypes();
        if (types.isEmpty()) {
            return "";
        }
        int start = ((ASTNode) types.get(0)).getStartPosition();
        int end = Editing.end((ASTNode) types.get(types.size() - 1));
        return " throws " + owner.file().text().substring(start, end);
    }

    /** The statements with the comments that belong to them, without indentation. */
    private static List<String> moved(Split split, ParsedClass owner) {
        List<String> code = new ArrayList<>();
        String text = owner.file().text();
        for (StatementFacts fact : split.movedFacts()) {
            int start = owner.unit().getExtendedStartPosition(fact.node());
            int end = start + owner.unit().getExtendedLength(fact.node());
            String indentation = Indentation.of(text, fact.node().getStartPosition());
            code.add(Indentation.removed(text.substring(start, end), indentation));
        }
        return code;
    }

    private void remove(ParsedClass owner, Statement statement) {
        String text = owner.file().text();
        int start = owner.unit().getExtendedStartPosition(statement);
        int end = start + owner.unit().getExtendedLength(statement);
        int line = lineStart(text, start);
        int lineEnd = text.indexOf('\n', end);
        boolean hasLine = text.substring(line, start).isBlank()
                && lineEnd >= 0
                && text.substring(end, lineEnd).isBlank();
        editing.of(owner).add(hasLine ? new Edit(line, lineEnd + 1, "") : new Edit(start, end, ""));
    }

    private static int lineStart(String text, int position) {
        return text.lastIndexOf('\n', position - 1) + 1;
    }
}
