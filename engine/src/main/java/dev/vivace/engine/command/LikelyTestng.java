package dev.vivace.engine.command;

import dev.vivace.engine.project.ClassFiles;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Whether tests of TestNG will be found among classes: told by their files, before a JVM looks into them. */
final class LikelyTestng {

    private static final String ANNOTATION = "Lorg/testng/annotations/Test;";

    private LikelyTestng() {}

    static boolean isIn(ClassFiles files, List<String> classNames) {
        return classNames.stream()
                .flatMap(name -> files.find(name).stream())
                .anyMatch(content -> new String(content, StandardCharsets.ISO_8859_1).contains(ANNOTATION));
    }
}
