package dev.vivace.engine.fix;

import dev.vivace.engine.source.Edit;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.Statement;
import org.eclipse.jdt.core.dom.SwitchStatement;

/** Leaves of an assertion within other statements just the calls that it makes in order to look. */
final class AssertionRemoval {

    private final String text;
    private final Statement assertion;

    private AssertionRemoval(String text, Statement assertion) {
        this.text = text;
        this.assertion = assertion;
    }

    /**
     * Those edits that do it.
     *
     * @param text of the whole file
     * @param calls within the assertion, in their sequence
     */
    static List<Edit> of(String text, Statement assertion, List<Expression> calls) {
        AssertionRemoval removal = new AssertionRemoval(text, assertion);
        return calls.isEmpty() ? List.of(removal.whole()) : removal.but(calls);
    }

    private Edit whole() {
        if (!isOneOfSeveral()) {
            return new Edit(assertion.getStartPosition(), end(assertion), "{}");
        }
        int start = withoutBlanksBefore(assertion.getStartPosition());
        int end = withComment(end(assertion));
        if (!isLineEnd(start - 1)) {
            return new Edit(start, end(assertion), "");
        }
        return isLineEnd(end)
                ? new Edit(withoutLineEnd(start), end, "")
                : new Edit(assertion.getStartPosition(), end(assertion), "");
    }

    private boolean isOneOfSeveral() {
        return assertion.getParent() instanceof Block || assertion.getParent() instanceof SwitchStatement;
    }

    private int withoutBlanksBefore(int position) {
        int start = position;
        while (isBlank(start - 1)) {
            start--;
        }
        return start;
    }

    /** What comes next, behind a comment that ends the line. */
    private int withComment(int position) {
        int next = position;
        while (isBlank(next)) {
            next++;
        }
        if (text.startsWith("//", next)) {
            while (!isLineEnd(next)) {
                next++;
            }
        }
        return next;
    }

    private int withoutLineEnd(int start) {
        return start - (text.startsWith("\r\n", start - 2) ? 2 : 1);
    }

    private boolean isBlank(int position) {
        return text.charAt(position) == ' ' || text.charAt(position) == '\t';
    }

    private boolean isLineEnd(int position) {
        return text.charAt(position) == '\n' || text.charAt(position) == '\r';
    }

    private List<Edit> but(List<Expression> calls) {
        boolean needsBraces = calls.size() > 1 && !isOneOfSeveral();
        List<Edit> edits = new ArrayList<>();
        int open = assertion.getStartPosition();
        String between = needsBraces ? "{ " : "";
        for (Expression call : calls) {
            edits.add(new Edit(open, call.getStartPosition(), between));
            open = end(call);
            between = "; ";
        }
        edits.add(new Edit(open, end(assertion), needsBraces ? "; }" : ";"));
        return edits;
    }

    private static int end(ASTNode node) {
        return node.getStartPosition() + node.getLength();
    }
}
