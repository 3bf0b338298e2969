package dev.vivace.engine.boost;

import dev.vivace.engine.source.TestSources.ParsedClass;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.BodyDeclaration;

/** Says where something stands. */
final class Evidence {

    private static final int LONGEST = 80;

    private Evidence() {}

    /** File, line, and the beginning of the code. */
    static String at(ParsedClass owner, ASTNode node) {
        int start = startOf(owner, node);
        String code = owner.file().text().substring(start, Editing.end(node)).replaceAll("\\s+", " ");
        return owner.file().path().getFileName() + ":" + owner.unit().getLineNumber(start) + ": "
                + (code.length() > LONGEST ? code.substring(0, LONGEST) + "…" : code);
    }

    /** Behind what is said about it. */
    private static int startOf(ParsedClass owner, ASTNode node) {
        if (!(node instanceof BodyDeclaration member) || member.getJavadoc() == null) {
            return node.getStartPosition();
        }
        return member.modifiers().isEmpty()
                ? Editing.startBehindModifiers(owner, member)
                : ((ASTNode) member.modifiers().get(0)).getStartPosition();
    }

    static String nameOf(ParsedClass type) {
        return type.type().getName().getIdentifier();
    }
}
