package dev.vivace.engine.fix;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.core.dom.IVariableBinding;

/** The variables that statements of several methods share once they stand in one, each with a name of its own. */
final class VariableNames {

    private final Map<String, String> shared = new HashMap<>();
    private final Map<String, String> inner = new HashMap<>();
    private final Set<String> taken = new HashSet<>();

    /** A variable that is declared for all statements behind it. */
    void share(IVariableBinding variable) {
        shared.computeIfAbsent(variable.getKey(), key -> free(variable.getName()));
    }

    /** One that nobody else has from now on. */
    String free(String wanted) {
        String name = wanted;
        for (int number = 2; !taken.add(name); number++) {
            name = wanted + number;
        }
        return name;
    }

    boolean isShared(IVariableBinding variable) {
        return shared.containsKey(variable.getKey());
    }

    /** Whether a field is one of these variables. */
    boolean isLocal(IVariableBinding field) {
        return isShared(field);
    }

    /** One that only a single statement knows keeps its own name where no other has it. */
    String of(IVariableBinding variable) {
        return isShared(variable) ? shared.get(variable.getKey()) : inner(variable);
    }

    private String inner(IVariableBinding variable) {
        return taken.contains(variable.getName())
                ? inner.computeIfAbsent(variable.getKey(), key -> free(variable.getName()))
                : variable.getName();
    }
}
