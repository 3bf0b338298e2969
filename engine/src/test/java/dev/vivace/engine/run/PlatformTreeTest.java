package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlatformTreeTest {

    private static final String CART = "[engine:junit-vintage]/[runner:shop.Cart]";

    private final PlatformTree tree = PlatformTree.of(Nodes.of("junit-vintage")
            .type(CART, "shop.Cart")
            .method(CART + "/[test:adds(shop.Cart)]", "shop.Cart", "adds", "")
            .method(CART + "/[test:adds(shop.Cart) twice]", "shop.Cart", "addsTwice", "")
            .list());

    @Test
    void namesTheTestOfWhichAWorkerComplains() {
        assertThat(tree.readable(CART + "/[test:adds(shop.Cart)] ran too late"))
                .isEqualTo("shop.Cart#adds ran too late");
        assertThat(tree.readable(CART + "/[test:adds(shop.Cart) twice] did not run"))
                .isEqualTo("shop.Cart#addsTwice did not run");
    }

    @Test
    void leavesWhatItDoesNotKnowAsItIs() {
        assertThat(tree.readable(CART + "/[test:other(shop.Cart)] ran too late"))
                .isEqualTo(CART + "/[test:other(shop.Cart)] ran too late");
    }
}
