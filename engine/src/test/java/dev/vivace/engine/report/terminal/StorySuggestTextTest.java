package dev.vivace.engine.report.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.SharedSetUp;
import dev.vivace.engine.model.SharedSetUp.Copy;
import dev.vivace.engine.model.SharedSetUp.Sketch;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class StorySuggestTextTest {

    private static final SharedSetUp PAYS = shared(7, Optional.of("java.sql"));
    private static final SharedSetUp DOES_NOT_PAY = shared(-3, Optional.empty());

    private static SharedSetUp shared(int linesSaved, Optional<String> costly) {
        return shared(
                linesSaved,
                costly,
                List.of(new Copy("a.ATest", "setUp", 12, true), new Copy("a.BTest", "init", 20, false)));
    }

    private static SharedSetUp shared(int linesSaved, Optional<String> costly, List<Copy> copies) {
        return new SharedSetUp(
                4,
                5,
                linesSaved,
                costly,
                copies,
                Optional.of("a.ATest"),
                new Sketch(List.of(), List.of("@FixtureSetup(ATest.class)")));
    }

    private static List<String> lines(boolean all, SharedSetUp... found) {
        Console console = Console.plain(new PrintStream(new ByteArrayOutputStream(), true));
        return new StorySuggestText(console, all, "--all").lines("shop", 30, List.of(found));
    }

    @Test
    void saysWhatIsRepeatedWhereAndWhatCouldBeInstead() {
        assertThat(lines(false, PAYS))
                .containsExactly(
                        "1. 2 set-ups begin with the same 4 statements: saves 7 lines, perhaps time (java.sql)",
                        "   a.ATest#setUp, line 12, all of it",
                        "   a.BTest#init, line 20",
                        "   Provider: a.ATest as it is",
                        "     + @FixtureSetup(ATest.class)",
                        "",
                        "shop: 30 test classes; 1 set-up to share, which would save 7 lines.");
    }

    @Test
    void namesAFewOfManyCopies() {
        Copy copy = new Copy("a.ATest", "setUp", 12, true);

        assertThat(lines(false, shared(7, Optional.empty(), Collections.nCopies(7, copy))))
                .contains("   and 1 other");
        assertThat(lines(false, shared(7, Optional.empty(), Collections.nCopies(8, copy))))
                .contains("   and 2 others");
    }

    @Test
    void showsWhatDoesNotPayOnlyToThoseWhoWantAll() {
        assertThat(lines(false, DOES_NOT_PAY))
                .containsExactly(
                        "1 more, which save less or nothing: --all shows them.",
                        "shop: 30 test classes; no set-up is repeated so often that sharing it would pay.");
        assertThat(lines(true, DOES_NOT_PAY))
                .startsWith("1. 2 set-ups begin with the same 4 statements: saves no lines");
    }
}
