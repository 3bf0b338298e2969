package dev.vivace.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes Maven projects with as many test classes as somebody wants to see, all alike. */
final class GrowingProject {

    private static final String PACKAGE_DIRECTORY = "src/test/java/growing";

    private GrowingProject() {}

    /** A project with so many classes, ready to run its tests, in that directory. */
    static SubjectProject of(int classes, Path parent) {
        Path directory = parent.resolve(Integer.toString(classes));
        SubjectProject project = new SubjectProject(
                subject(classes), directory, new RawResults(directory.resolve("target/comparison"), false));
        try {
            Files.createDirectories(directory.resolve(PACKAGE_DIRECTORY));
            Files.writeString(directory.resolve("pom.xml"), pom());
            for (int i = 1; i <= classes; i++) {
                Files.writeString(directory.resolve(PACKAGE_DIRECTORY + "/Some" + i + "Test.java"), source(i));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        List<String> words = List.of("mvn", "-B", "-q", "-ntp", "test", "-Dtest=Some1Test");
        new Command(directory, words).run(project.results().log("prepare")).expect(0);
        return project;
    }

    private static Subject subject(int classes) {
        return new Subject(
                classes + " classes",
                Coordinates.parse("dev.vivace.subjects:growing:1"),
                List.of(),
                "",
                List.of(),
                List.of(),
                Map.of(),
                Map.of(),
                Optional.empty());
    }

    private static String pom() {
        return """
                <?xml version="1.0" encoding="UTF-8"?>
                <project xmlns="http://maven.apache.org/POM/4.0.0">
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>dev.vivace.subjects</groupId>
                  <artifactId>growing</artifactId>
                  <version>1</version>
                  <properties>
                    <maven.compiler.release>11</maven.compiler.release>
                    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
                  </properties>
                  <dependencies>
                    <dependency>
                      <groupId>org.junit.jupiter</groupId>
                      <artifactId>junit-jupiter</artifactId>
                      <version>5.13.4</version>
                      <scope>test</scope>
                    </dependency>
                  </dependencies>
                  <build>
                    <plugins>
                      <plugin>
                        <groupId>org.apache.maven.plugins</groupId>
                        <artifactId>maven-compiler-plugin</artifactId>
                        <version>3.14.1</version>
                      </plugin>
                      <plugin>
                        <groupId>org.apache.maven.plugins</groupId>
                        <artifactId>maven-surefire-plugin</artifactId>
                        <version>%s</version>
                      </plugin>
                    </plugins>
                  </build>
                </project>
                """
                .formatted(SubjectPom.SUREFIRE_VERSION);
    }

    /** Three tests whose class keeps nothing: what memory grows by is what classes and their results take. */
    private static String source(int number) {
        return """
                package growing;

                import static org.junit.jupiter.api.Assertions.assertEquals;

                import java.util.ArrayList;
                import java.util.Collections;
                import java.util.List;
                import java.util.Random;
                import org.junit.jupiter.api.Test;

                class Some%1$dTest {

                    private final List<Integer> numbers = new ArrayList<>();

                    @Test
                    void sorts() {
                        fill();
                        Collections.sort(numbers);
                        assertEquals(Collections.min(numbers), numbers.get(0));
                    }

                    @Test
                    void reverses() {
                        fill();
                        int last = numbers.get(numbers.size() - 1);
                        Collections.reverse(numbers);
                        assertEquals(last, numbers.get(0));
                    }

                    @Test
                    void counts() {
                        fill();
                        assertEquals(numbers.size(), numbers.stream().filter(number -> number >= 0).count());
                    }

                    private void fill() {
                        Random random = new Random(%1$d);
                        for (int i = 0; i < 2000; i++) {
                            numbers.add(random.nextInt(1_000_000));
                        }
                    }
                }
                """
                .formatted(number);
    }
}
