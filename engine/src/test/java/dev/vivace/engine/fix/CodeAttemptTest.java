package dev.vivace.engine.fix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Fix;
import dev.vivace.engine.model.TestId;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Why none of several attempts is a patch. */
class CodeAttemptTest {

    @Test
    void tellsWhichTestsWereTriedInVain() {
        assertThat(reason(List.of(tried("a.B#c")))).isEqualTo("statements of a.B#c were tried and do not help");
        assertThat(reason(List.of(tried("a.B#c"), tried("a.B#d"))))
                .isEqualTo("statements of a.B#c and a.B#d were tried and do not help");
    }

    @Test
    void tellsWhoseStatementsCannotBeTried() {
        assertThat(reason(List.of(tried("a.B#c"), unusable("a.B#d"), unusable("a.B#e", "a.B#f"))))
                .isEqualTo("statements of a.B#c were tried and do not help; "
                        + "no statement of a.B#d and a.B#e with a.B#f can stand elsewhere");
    }

    @Test
    void tellsWhoseSourceIsNotKnown() {
        TestId unknown = TestId.parse("a.B#d");
        CodeAttempt alone = new CodeAttempt(List.of(unknown), List.of(unknown), false, attempt(""));
        CodeAttempt withOther =
                new CodeAttempt(List.of(TestId.parse("a.B#c"), unknown), List.of(unknown), true, attempt(""));

        assertThat(reason(List.of(alone))).isEqualTo("the source of a.B#d is not among the test sources");
        assertThat(reason(List.of(alone, withOther)))
                .isEqualTo("statements of a.B#c with a.B#d were tried and do not help; "
                        + "the source of a.B#d is not among the test sources");
    }

    @Test
    void namesOnlyAFew() {
        assertThat(reason(List.of(
                        unusable("A#a"), unusable("A#b"), unusable("A#c", "A#d", "A#e", "A#f"), unusable("A#g"))))
                .isEqualTo("no statement of A#a, A#b, 4 tests together and 1 other can stand elsewhere");
        assertThat(reason(List.of(tried("A#a"), tried("A#b"), tried("A#c"), tried("A#d"), tried("A#e"))))
                .isEqualTo("statements of A#a, A#b, A#c and 2 others were tried and do not help");
    }

    @Test
    void saysRatherWhyWhatHelpedWasRefused() {
        assertThat(reason(List.of(
                        refused("it does not compile", "a.B#c"), refused("it breaks a.B#e", "a.B#d"), tried("a.B#f"))))
                .isEqualTo("it breaks a.B#e");
    }

    @Test
    void saysRatherWhyWhatCameAfterwardsWasRefused() {
        assertThat(CodeAttempt.reason(List.of(tried("a.B#c")), "it breaks a.B#e"))
                .isEqualTo("it breaks a.B#e");
        assertThat(CodeAttempt.reason(List.of(refused("it does not compile", "a.B#c")), "it breaks a.B#e"))
                .isEqualTo("it does not compile");
    }

    private static String reason(List<CodeAttempt> attempts) {
        return CodeAttempt.reason(attempts, "");
    }

    private static CodeAttempt tried(String... helper) {
        return attempt(true, "", helper);
    }

    private static CodeAttempt unusable(String... helper) {
        return attempt(false, "", helper);
    }

    private static CodeAttempt refused(String reason, String... helper) {
        return attempt(true, reason, helper);
    }

    private static CodeAttempt attempt(boolean isTried, String reason, String... helper) {
        return new CodeAttempt(Stream.of(helper).map(TestId::parse).toList(), List.of(), isTried, attempt(reason));
    }

    private static Attempt attempt(String reason) {
        return new Attempt(Optional.empty(), reason, Fix.Times.NONE);
    }
}
