package dev.vivace.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class OrderSplitTest {

    @Test
    void keepsAnOrderWholeWhereEveryContainerIsOnePiece() {
        assertThat(split("first/A/a2", "first/A/a1", "first/B/b1", "second/C/c1"))
                .containsExactly(List.of("first/A/a2", "first/A/a1", "first/B/b1", "second/C/c1"));
    }

    @Test
    void cutsWhereAClassIsMetAgain() {
        assertThat(split("first/A/a1", "first/B/b1", "first/A/a2", "first/B/b2"))
                .containsExactly(List.of("first/A/a1", "first/B/b1"), List.of("first/A/a2", "first/B/b2"));
    }

    @Test
    void cutsWhereATestComesAgain() {
        assertThat(split("first/A/a1", "first/A/a1")).hasSize(2);
        assertThat(split("first/A/a1", "first/A/a2", "first/A/a1")).hasSize(2);
    }

    @Test
    void cutsWhereEnginesWouldRunTheOtherWayRound() {
        assertThat(split("second/C/c1", "first/A/a1", "second/D/d1"))
                .containsExactly(List.of("second/C/c1"), List.of("first/A/a1", "second/D/d1"));
    }

    @Test
    void cutsWhereInvocationsWouldGoBackwards() {
        assertThat(split("first/A/a/#2", "first/A/a/#3", "first/A/a/#1", "first/A/b"))
                .containsExactly(List.of("first/A/a/#2", "first/A/a/#3"), List.of("first/A/a/#1", "first/A/b"));
        assertThat(split("first/A/a/#2", "first/A/a/#10")).hasSize(1);
    }

    @Test
    void cutsWhereAContainerFollowsItsOwnTest() {
        assertThat(split("first/A/a1", "first/A")).hasSize(2);
    }

    @Test
    void runsTestsOfAStubbornContainerAlone() {
        List<List<String>> parts = OrderSplit.split(
                ids("first/A/a1", "first/A/a2", "first/B/b1"), List.of("first"), Set.of(id("first/A")));
        assertThat(parts).containsExactly(ids("first/A/a1"), ids("first/A/a2", "first/B/b1"));
    }

    @Test
    void makesNothingOfNothing() {
        assertThat(split()).isEmpty();
    }

    private static List<List<String>> split(String... paths) {
        return OrderSplit.split(ids(paths), List.of("first", "second"), Set.of()).stream()
                .map(part -> part.stream().map(OrderSplitTest::path).collect(Collectors.toList()))
                .collect(Collectors.toList());
    }

    private static List<String> ids(String... paths) {
        return Stream.of(paths).map(OrderSplitTest::id).collect(Collectors.toList());
    }

    /** {@code engine/class/...} as a unique id. */
    private static String id(String path) {
        int engine = path.indexOf('/');
        String rest = Stream.of(path.substring(engine + 1).split("/"))
                .map(segment -> "/[node:" + segment + "]")
                .collect(Collectors.joining());
        return "[engine:" + path.substring(0, engine) + "]" + rest;
    }

    private static String path(String id) {
        return id.replace("[engine:", "").replace("[node:", "").replace("]", "");
    }
}
