package dev.vivace.benchmarks;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Writes the pom of the Maven project in which a subject's tests run. */
final class SubjectPom {

    static final String SUREFIRE_VERSION = "3.6.1";

    private SubjectPom() {}

    static String of(Subject subject) {
        return """
                <?xml version="1.0" encoding="UTF-8"?>
                <project xmlns="http://maven.apache.org/POM/4.0.0">
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>dev.vivace.subjects</groupId>
                  <artifactId>%s-tests</artifactId>
                  <version>%s</version>
                  <properties>
                    <maven.compiler.source>8</maven.compiler.source>
                    <maven.compiler.target>8</maven.compiler.target>
                    <maven.compiler.proc>none</maven.compiler.proc>
                    <maven.main.skip>true</maven.main.skip>
                    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
                  </properties>
                  <dependencies>
                %s%s  </dependencies>
                  <build>
                    <plugins>
                %s%s%s%s    </plugins>
                  </build>
                </project>
                """
                .formatted(
                        subject.name(),
                        subject.artifact().version(),
                        dependency(subject.artifact(), "compile"),
                        subject.dependencies().stream()
                                .map(dependency -> dependency(dependency, "test"))
                                .collect(Collectors.joining()),
                        plugin("maven-resources-plugin", "3.3.1", ""),
                        plugin("maven-compiler-plugin", "3.14.1", ""),
                        plugin("maven-surefire-plugin", SUREFIRE_VERSION, surefire(subject)),
                        plugin("maven-dependency-plugin", "3.8.1", unpacking(subject.artifact())));
    }

    private static String dependency(Coordinates coordinates, String scope) {
        return "    <dependency>%s<scope>%s</scope></dependency>\n".formatted(elements(coordinates), scope);
    }

    private static String elements(Coordinates coordinates) {
        String classifier = coordinates.classifier();
        return "<groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version>%s"
                .formatted(
                        coordinates.group(),
                        coordinates.artifact(),
                        coordinates.version(),
                        classifier.isEmpty() ? "" : "<classifier>" + classifier + "</classifier>");
    }

    private static String plugin(String artifact, String version, String body) {
        return """
                      <plugin>
                        <groupId>org.apache.maven.plugins</groupId>
                        <artifactId>%s</artifactId>
                        <version>%s</version>
                %s      </plugin>
                """
                .formatted(artifact, version, body);
    }

    private static String surefire(Subject subject) {
        return "        <configuration>\n"
                + (subject.argLine().isEmpty() ? "" : "          " + element("argLine", subject.argLine()))
                + patterns("include", subject.includes())
                + patterns("exclude", subject.excludes())
                + systemProperties(subject.systemProperties())
                + "        </configuration>\n";
    }

    private static String patterns(String name, List<String> patterns) {
        return patterns.isEmpty()
                ? ""
                : patterns.stream()
                        .map(pattern -> "            " + element(name, pattern))
                        .collect(Collectors.joining("", "          <" + name + "s>\n", "          </" + name + "s>\n"));
    }

    private static String systemProperties(Map<String, String> properties) {
        String elements = new TreeMap<>(properties)
                .entrySet().stream()
                        .map(entry -> "            " + element(entry.getKey(), entry.getValue()))
                        .collect(Collectors.joining());
        return "          <systemPropertyVariables>\n" + elements + "          </systemPropertyVariables>\n";
    }

    private static String element(String name, String text) {
        return "<" + name + ">" + text.replace("&", "&amp;").replace("<", "&lt;") + "</" + name + ">\n";
    }

    /** Executions without a phase: only {@link SubjectProject} calls them, so that later builds find a plain project. */
    private static String unpacking(Coordinates artifact) {
        return "        <executions>\n"
                + unpacking("sources", artifact, "test-sources", "src/test/java", "<includes>**/*.java</includes>")
                + unpacking(
                        "resources",
                        artifact,
                        "test-sources",
                        "src/test/resources",
                        "<excludes>**/*.java,META-INF/MANIFEST.MF,META-INF/maven/**</excludes>")
                + unpacking(
                        "main",
                        artifact,
                        "sources",
                        SubjectProject.MAIN_SOURCES,
                        "<includes>**/*.java,META-INF/LICENSE.txt,META-INF/NOTICE.txt</includes>")
                + "        </executions>\n";
    }

    private static String unpacking(
            String id, Coordinates artifact, String classifier, String directory, String filter) {
        return """
                          <execution>
                            <id>%s</id>
                            <phase>none</phase>
                            <goals><goal>unpack</goal></goals>
                            <configuration>
                              <artifactItems>
                                <artifactItem>
                                  %s<classifier>%s</classifier>
                                  <outputDirectory>${project.basedir}/%s</outputDirectory>
                                  %s
                                </artifactItem>
                              </artifactItems>
                            </configuration>
                          </execution>
                """
                .formatted(id, elements(artifact), classifier, directory, filter);
    }
}
