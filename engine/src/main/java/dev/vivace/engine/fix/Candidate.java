package dev.vivace.engine.fix;

import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.source.ChangedSources;
import dev.vivace.engine.source.MethodName;
import dev.vivace.engine.source.TestSources;
import dev.vivace.engine.source.TestSources.TestMethod;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Statements of which some may be a patch in one place.
 *
 * @param finding for which
 * @param helper the tests that they come from; empty for none
 * @param place where they would stand
 * @param method of the test there
 * @param pieces the statements as they would stand there
 */
record Candidate(Finding finding, List<TestId> helper, Place place, TestMethod method, List<Piece> pieces) {

    String where() {
        return place.text(method);
    }

    Selection selection() {
        return new Selection(pieces);
    }

    /** Those that can stand there, compiled there; empty where nothing can be. */
    Optional<Trial> trial(ChangedSources tree) {
        return Trial.compile(place.kind(), method, pieces, tree::compile, tree.newDirectory());
    }

    boolean isAnyUsable(Trial trial) {
        return selection().statements(trial.usable()) > 0;
    }

    /** These of the statements, written there; empty where that cannot be. */
    Optional<Draft> draft(Set<Integer> needed, TestSources sources) {
        Snippet snippet = Snippet.of(selection().of(needed));
        String name = finding.kind() == Finding.Kind.BRITTLE ? "prepareState" : "restoreState";
        return place.insert(snippet, method, new MethodName(name, sources))
                .map(after -> new Draft(
                        snippet.statements(), snippet.count(), method.owner().file(), after));
    }
}
