package dev.vivace.engine.boost;

import java.nio.file.Path;
import java.util.List;

/**
 * What tests are there for.
 *
 * @param places directories and jars with its classes, but for its tests
 * @param classPath all that its classes need
 */
public record Program(List<Path> places, List<Path> classPath) {

    public Program {
        places = List.copyOf(places);
        classPath = List.copyOf(classPath);
    }
}
