package dev.vivace.engine.stories;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Block;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.Statement;

/** Which statement of a method is the last to name a variable. */
final class VariableUses extends ASTVisitor {

    private final Map<String, Integer> last = new HashMap<>();
    private int current;

    private VariableUses() {}

    static VariableUses in(Block body) {
        VariableUses uses = new VariableUses();
        for (Object statement : body.statements()) {
            ((Statement) statement).accept(uses);
            uses.current++;
        }
        return uses;
    }

    @Override
    public boolean visit(SimpleName name) {
        if (name.resolveBinding() instanceof IVariableBinding variable) {
            last.put(variable.getVariableDeclaration().getKey(), current);
        }
        return true;
    }

    /** Counted from 0. */
    int last(IVariableBinding variable) {
        return last.getOrDefault(variable.getVariableDeclaration().getKey(), 0);
    }
}
