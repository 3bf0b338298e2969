package dev.vivace.engine.fix;

import dev.vivace.engine.model.TestId;
import dev.vivace.engine.source.TestSources;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.List;
import java.util.function.Function;

/**
 * Where statements come from.
 *
 * @param helper the tests; empty for none
 * @param pieces the same statements as they would stand in any class
 */
record CodeSource(List<TestId> helper, Function<ParsedClass, List<Piece>> pieces) {

    /** Those tests of which nobody knows the statements. */
    List<TestId> unknown(TestSources sources) {
        return helper.stream().filter(test -> sources.method(test).isEmpty()).toList();
    }
}
