package dev.vivace.engine.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MethodFilterTest {

    @Test
    void acceptsEverythingWhereNothingIsRequested() {
        assertThat(filter("").accepts("shop.CartTest", "addsItem")).isTrue();
    }

    @Test
    void acceptsOnlyTheRequestedMethods() {
        MethodFilter filter = filter("CartTest#adds*+removesItem");

        assertThat(filter.accepts("shop.CartTest", "addsItem")).isTrue();
        assertThat(filter.accepts("shop.CartTest", "removesItem")).isTrue();
        assertThat(filter.accepts("shop.CartTest", "isEmpty")).isFalse();
        assertThat(filter.accepts("shop.PriceTest", "addsItem")).isFalse();
    }

    @Test
    void rejectsWhatIsExcludedByMethod() {
        MethodFilter filter = filter("CartTest,!CartTest#isEmpty");

        assertThat(filter.accepts("shop.CartTest", "addsItem")).isTrue();
        assertThat(filter.accepts("shop.CartTest", "isEmpty")).isFalse();
    }

    @Test
    void readsRegularExpressions() {
        MethodFilter filter = filter("%regex[.*Cart.*#(adds|removes)Item]");

        assertThat(filter.accepts("shop.CartTest", "removesItem")).isTrue();
        assertThat(filter.accepts("shop.CartTest", "isEmpty")).isFalse();
    }

    @Test
    void followsTheListsOfFilesButNotTheIncludes() {
        LaunchSpec.Selection plain = LaunchSpec.Selection.plain(List.of());
        MethodFilter filter = MethodFilter.of(new LaunchSpec.Selection(
                List.of(),
                plain.includes(),
                plain.excludes(),
                List.of("CartTest#addsItem"),
                List.of(),
                "",
                "",
                "",
                List.of(),
                List.of(),
                "filesystem",
                Optional.empty()));

        assertThat(filter.accepts("shop.CartTest", "addsItem")).isTrue();
        assertThat(filter.accepts("shop.CartTest", "isEmpty")).isFalse();
    }

    private static MethodFilter filter(String test) {
        return MethodFilter.of(LaunchSpec.Selection.plain(List.of()).withTest(test));
    }
}
