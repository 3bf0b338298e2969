package dev.vivace.engine.fix;

import dev.vivace.engine.model.TestId;
import dev.vivace.engine.source.Change;
import java.util.List;

/**
 * A verified patch.
 *
 * @param change of the file
 * @param place where it goes, in words
 * @param code the statements that it adds there
 * @param statements how many these are, where several are caught together
 * @param helper tests that the code comes from; empty for none
 * @param helperStatements how many statements these have
 */
public record Proposal(
        Change change, String place, List<String> code, int statements, List<TestId> helper, int helperStatements) {

    public Proposal {
        code = List.copyOf(code);
        helper = List.copyOf(helper);
    }
}
