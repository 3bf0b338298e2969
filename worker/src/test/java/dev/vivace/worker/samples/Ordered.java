package dev.vivace.worker.samples;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** Insists on an order of its own, and says when its class-level set-up runs. */
@TestMethodOrder(MethodOrderer.MethodName.class)
public class Ordered {

    @BeforeAll
    static void setUp() {
        System.out.println("set up");
    }

    @Test
    void a() {}

    @Test
    void b() {}

    @Test
    void c() {}
}
