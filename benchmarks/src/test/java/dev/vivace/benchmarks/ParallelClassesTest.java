package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ParallelClassesTest {

    @Test
    void areNotPossibleWithAnOldVintageEngine() {
        assertThat(ParallelClasses.obstacle(subject("org.junit.vintage:junit-vintage-engine:5.11.0-M1")))
                .hasValueSatisfying(obstacle -> assertThat(obstacle).contains("5.11.0-M1", "5.12"));
    }

    @Test
    void arePossibleWithANewVintageEngine() {
        assertThat(ParallelClasses.obstacle(subject("org.junit.vintage:junit-vintage-engine:5.12.0")))
                .isEmpty();
        assertThat(ParallelClasses.obstacle(subject("org.junit.vintage:junit-vintage-engine:6.0.1")))
                .isEmpty();
    }

    @Test
    void arePossibleWhereSurefireChoosesTheEngine() {
        assertThat(ParallelClasses.obstacle(subject("junit:junit:4.12"))).isEmpty();
    }

    @Test
    void arePossibleForThoseOfJupiterBesideAnOldVintageEngine() {
        assertThat(ParallelClasses.obstacle(subject(
                        "org.junit.vintage:junit-vintage-engine:5.9.2", "org.junit.jupiter:junit-jupiter:5.9.2")))
                .isEmpty();
    }

    private static Subject subject(String... dependencies) {
        return new Subject(
                "sample",
                Coordinates.parse("g:a:1"),
                Stream.of(dependencies).map(Coordinates::parse).toList(),
                "",
                List.of(),
                List.of(),
                Map.of(),
                Map.of(),
                Optional.empty());
    }
}
