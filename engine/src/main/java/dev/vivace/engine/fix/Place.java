package dev.vivace.engine.fix;

import dev.vivace.engine.model.TestId;
import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.MethodName;
import dev.vivace.engine.source.SourceFile;
import dev.vivace.engine.source.TestSources.TestMethod;
import java.util.Optional;

/**
 * Where a patch goes.
 *
 * @param kind what part of the class
 * @param test by which test
 */
record Place(Kind kind, TestId test) {

    enum Kind {
        TEST,
        SET_UP,
        TEAR_DOWN
    }

    /** In words; an inherited test is changed where it is declared. */
    String text(TestMethod method) {
        String owner = method.owner().binding().getErasure().getBinaryName();
        return switch (kind) {
            case TEST -> "the beginning of " + TestId.of(owner, test.method());
            case SET_UP -> "the set-up of " + owner;
            case TEAR_DOWN -> "the tear-down of " + owner;
        };
    }

    /** The changed file; empty where it cannot be written there. */
    Optional<SourceFile> insert(Snippet snippet, TestMethod method, MethodName name) {
        return switch (kind) {
            case TEST -> Optional.of(Insertion.atStart(method, snippet, name));
            case SET_UP -> Insertion.inFixture(method, Phase.BEFORE, snippet, name);
            case TEAR_DOWN -> Insertion.inFixture(method, Phase.AFTER, snippet, name);
        };
    }
}
