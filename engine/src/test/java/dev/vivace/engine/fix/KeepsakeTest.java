package dev.vivace.engine.fix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Set;
import org.junit.jupiter.api.Test;

class KeepsakeTest {

    @Test
    void isAnyOfTheStandardStreams() {
        assertThat(Keepsake.ofJdk("the standard streams"))
                .extracting(Keepsake::field, Keepsake::restore)
                .containsExactly(
                        tuple(
                                "private final PrintStream standardOutput = System.out;",
                                "System.setOut(standardOutput);"),
                        tuple("private final PrintStream standardError = System.err;", "System.setErr(standardError);"),
                        tuple("private final InputStream standardInput = System.in;", "System.setIn(standardInput);"));
    }

    @Test
    void isWhatTheJdkAsksForEveryConnection() {
        assertThat(Keepsake.ofJdk("the proxy selector"))
                .extracting(Keepsake::field, Keepsake::restore, Keepsake::imports)
                .containsExactly(tuple(
                        "private final ProxySelector proxySelector = ProxySelector.getDefault();",
                        "ProxySelector.setDefault(proxySelector);",
                        Set.of("java.net.ProxySelector")));
    }
}
