package dev.vivace.worker.samples;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestClassOrder;
import org.junit.jupiter.api.TestInstance;

/** Has tests of its own and nested ones; wants its nested classes in another order than ours. */
@TestClassOrder(ClassOrderer.ClassName.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public class Outer {

    @BeforeAll
    void setUp() {
        System.out.println("set up");
    }

    @Test
    void before() {}

    @Test
    void after() {}

    @Nested
    class First {
        @Test
        void one() {}
    }

    @Nested
    class Second {
        @Test
        void one() {}

        @Test
        void two() {}
    }
}
