package dev.vivace.engine.boost;

import dev.vivace.engine.source.TestSources.ParsedClass;
import org.eclipse.jdt.core.dom.ASTNode;

/** Says where something stands. */
final class Evidence {

    private static final int LONGEST = 80;

    private Evidence() {}

    /** File, line, and the beginning of the code. */
    static String at(ParsedClass owner, ASTNode node) {
        String code = owner.file()
                .text()
                .substring(node.getStartPosition(), node.getStartPosition() + node.getLength())
                .replaceAll("\\s+", " ");
        return owner.file().path().getFileName() + ":" + owner.unit().getLineNumber(node.getStartPosition()) + ": "
                + (code.length() > LONGEST ? code.substring(0, LONGEST) + "…" : code);
    }

    static String nameOf(ParsedClass type) {
        return type.type().getName().getIdentifier();
    }
}
