package dev.vivace.engine.fix;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.fix.Place.Kind;
import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.PatchPlace;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlaceChoiceTest {

    private static final TestOrder ALONE = TestOrder.of("B#test");
    private static final TestOrder TOGETHER = TestOrder.of("A#other", "B#test");
    private static final Finding VICTIM = finding(Finding.Kind.VICTIM, ALONE, TOGETHER);
    private static final Finding BRITTLE = finding(Finding.Kind.BRITTLE, TOGETHER, ALONE);

    @Test
    void beginsAtTheVictim() {
        assertThat(choice(PatchPlace.AUTO).of(VICTIM))
                .containsExactly(
                        place(Kind.TEST, "B#test"), place(Kind.SET_UP, "B#test"), place(Kind.TEAR_DOWN, "A#other"));
        assertThat(choice(PatchPlace.AUTO).forbidden(VICTIM)).isEmpty();
    }

    @Test
    void neverGoesToThePolluterWhereTheVictimIsWanted() {
        PlaceChoice choice = choice(PatchPlace.VICTIM);

        assertThat(choice.of(VICTIM)).extracting(Place::kind).containsExactly(Kind.TEST, Kind.SET_UP);
        assertThat(choice.atPolluter(VICTIM)).isEmpty();
        assertThat(choice.forbidden(VICTIM))
                .isEqualTo("nothing was tried in the tear-down of A, as patches may only go to victims");
    }

    @Test
    void saysThatABrittleTestHasNoPolluter() {
        PlaceChoice choice = choice(PatchPlace.POLLUTER);

        assertThat(choice.of(VICTIM)).containsExactly(place(Kind.TEAR_DOWN, "A#other"));
        assertThat(choice.forbidden(VICTIM)).isEmpty();
        assertThat(choice.of(BRITTLE)).isEmpty();
        assertThat(choice.forbidden(BRITTLE))
                .isEqualTo("no test breaks it that could get a patch, and patches may only go to those that do");
    }

    private static PlaceChoice choice(PatchPlace at) {
        return new PlaceChoice(List.of(VICTIM, BRITTLE), at);
    }

    private static Place place(Kind kind, String test) {
        return new Place(kind, TestId.parse(test));
    }

    private static Finding finding(Finding.Kind kind, TestOrder passing, TestOrder failing) {
        return new Finding(TestId.parse("B#test"), kind, 1, passing, failing, new Failure("E", Optional.empty(), ""));
    }
}
