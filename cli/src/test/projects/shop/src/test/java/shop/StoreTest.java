package shop;

import org.junit.jupiter.api.Test;

class StoreTest {

    @Test
    void opens() {
        throw new IllegalStateException("no key", new java.io.IOException("drawer is empty"));
    }

    @Test
    void closes() {}
}
