package dev.vivace.engine.fix;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class PieceSearchTest {

    private static final List<Piece> PIECES = List.of(
            declared("cache", "new Cache()"),
            called("cache.fill();", "cache"),
            called("cache.clear();", "cache"),
            called("log();"));

    @Test
    void takesOneStatementAndWhatItNeeds() {
        assertThat(smallest(some -> some.contains(2))).contains(Set.of(0, 2));
    }

    @Test
    void takesSeveralWhereOneIsNotEnough() {
        assertThat(smallest(some -> some.containsAll(Set.of(2, 3)))).contains(Set.of(0, 2, 3));
    }

    @Test
    void findsNothingWhereNotEvenAllHelp() {
        assertThat(smallest(some -> false)).isEmpty();
    }

    @Test
    void neverTriesWhatDoesNotCompile() {
        assertThat(new PieceSearch(PIECES, Set.of(0, 1, 3), some -> {
                            assertThat(some).doesNotContain(2);
                            assertThat(some.contains(1) && !some.contains(0)).isFalse();
                            return false;
                        })
                        .smallest())
                .isEmpty();
    }

    @Test
    void catchesOnlyWhatIsThrown() {
        Expectation expectation = new Expectation(
                List.of(new Expectation.Caught(new ExceptionType("E", Set.of("E")), "E", false)), "expected", "    ");
        List<Piece> pieces = List.of(
                Piece.catching(expectation), called("clear();").expecting(Optional.of(expectation)), called("log();"));

        assertThat(new PieceSearch(pieces, Set.of(0, 1, 2), some -> some.containsAll(Set.of(0, 1))).smallest())
                .contains(Set.of(0, 1));
        assertThat(new PieceSearch(pieces, Set.of(0, 1, 2), some -> some.contains(1)).smallest())
                .contains(Set.of(1));
    }

    private static Optional<Set<Integer>> smallest(Predicate<Set<Integer>> helps) {
        return new PieceSearch(PIECES, Set.of(0, 1, 2, 3), helps).smallest();
    }

    private static Piece declared(String name, String value) {
        return new Piece(
                value, Optional.of(new Piece.Variable(name, "Cache", "null")), Set.of(), Set.of(), Set.of(), true);
    }

    private static Piece called(String text, String... uses) {
        return new Piece(text, Optional.empty(), Set.of(uses), Set.of(), Set.of(), true);
    }
}
