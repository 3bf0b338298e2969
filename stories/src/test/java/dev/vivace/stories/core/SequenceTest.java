package dev.vivace.stories.core;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.stories.FixtureSetup;
import dev.vivace.stories.Safe;
import dev.vivace.stories.Singular;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The set-ups that a test needs, and the order in which classes share most of them. */
class SequenceTest {

    @Singular
    private static final class Root {}

    @FixtureSetup(Root.class)
    private static final class Left {}

    @FixtureSetup(Root.class)
    private static final class Right {}

    @FixtureSetup({Left.class, Right.class})
    private static final class Diamond {}

    private static final class Plain {}

    @FixtureSetup(Plain.class)
    private static final class PlainLeft {}

    @FixtureSetup(Plain.class)
    private static final class PlainRight {}

    @FixtureSetup({PlainLeft.class, PlainRight.class})
    private static final class PlainDiamond {}

    @Safe
    private static final class Alone {}

    @Test
    void singularProvidersAreMadeOnceWhereTheyAreFirstNeeded() {
        assertThat(Sequence.of(Diamond.class)).hasToString("Root -> Left -> Right -> Diamond");
    }

    @Test
    void othersAreMadeForEachConsumer() {
        assertThat(Sequence.of(PlainDiamond.class))
                .hasToString("Plain -> PlainLeft -> Plain -> PlainRight -> PlainDiamond");
    }

    @Test
    void consumersShareASingularInstanceAndHaveTheirOwnOtherwise() {
        assertThat(Sequence.of(Diamond.class).get(2).providers()).containsExactly(0);
        assertThat(Sequence.of(PlainDiamond.class).get(3).providers()).containsExactly(2);
    }

    @Test
    void classesFollowTheirBeginningsTheLongestWayFirst() {
        List<Class<?>> order =
                ClassOrder.byBeginnings(List.of(Right.class, Alone.class, Diamond.class, Root.class, Left.class));

        assertThat(order).containsExactly(Root.class, Left.class, Diamond.class, Right.class, Alone.class);
    }

    @Test
    void classesFollowTheSetUpsOfTheirSourceInThePapersWay() {
        List<Class<?>> order =
                ClassOrder.bySources(List.of(Right.class, Alone.class, Diamond.class, Root.class, Left.class));

        assertThat(order).containsExactly(Root.class, Left.class, Right.class, Diamond.class, Alone.class);
    }
}
