package dev.vivace.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.TestId;
import org.junit.jupiter.api.Test;

class TestPropertyTest {

    @Test
    void areSeparatedByCommas() {
        assertThat(TestProperty.parse("p.C#m, p.D"))
                .extracting(TestId::toString)
                .containsExactly("p.C#m", "p.D");
    }

    @Test
    void keepTheCommasBetweenTheirParameters() {
        assertThat(TestProperty.parse("p.C#m(int,java.lang.String),p.C#n(int,long)[2],p.D"))
                .extracting(TestId::toString)
                .containsExactly("p.C#m(int,java.lang.String)", "p.C#n(int,long)[2]", "p.D");
    }
}
