package dev.vivace.engine.model;

import java.util.List;

/** Tests in the sequence in which they run; elements are methods, never classes or single invocations' containers. */
public record TestOrder(List<TestId> tests) {

    public TestOrder {
        tests = List.copyOf(tests);
    }

    /** An order from printed ids. */
    public static TestOrder of(String... ids) {
        return new TestOrder(List.of(ids).stream().map(TestId::parse).toList());
    }
}
