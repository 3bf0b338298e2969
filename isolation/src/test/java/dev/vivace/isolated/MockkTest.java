package dev.vivace.isolated;

import static dev.vivace.isolated.Resets.undo;
import static org.assertj.core.api.Assertions.assertThat;

import io.mockk.MockKKt;
import kotlin.jvm.JvmClassMappingKt;
import org.junit.jupiter.api.Test;

/** MockK stays as it is; what it mocks becomes real again, and is still forgotten. */
class MockkTest {

    @Test
    void staticMethodsThatNobodyUnmockedAreReal() throws Exception {
        undo(
                () -> {
                    MockKKt.mockkStatic(JvmClassMappingKt.getKotlinClass(Shop.class));
                    MockKKt.every(scope -> Shop.name()).returns("mocked");
                    assertThat(Shop.name()).isEqualTo("mocked");
                },
                () -> assertThat(Shop.name()).isEqualTo("real"));
    }

    @Test
    void objectsThatNobodyUnmockedAreReal() throws Exception {
        Shop shop = new Shop();
        undo(
                () -> {
                    MockKKt.mockkObject(new Object[] {shop}, false);
                    MockKKt.every(scope -> shop.sell(1)).returns(7);
                    assertThat(shop.sell(1)).isEqualTo(7);
                    shop.sell(2);
                },
                () -> assertThat(shop.sell(1)).isEqualTo(1));
    }

    static final class Shop {

        private static int sold;

        static String name() {
            return "real";
        }

        int sell(int items) {
            sold += items;
            return sold;
        }
    }
}
