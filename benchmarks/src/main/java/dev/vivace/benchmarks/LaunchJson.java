package dev.vivace.benchmarks;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What Vivace's {@code launch.json} says: the class path of the tests. */
record LaunchJson(List<Path> classPath) {

    LaunchJson {
        classPath = List.copyOf(classPath);
    }

    /** Of the project's last run. */
    static LaunchJson read(Path project) {
        try (Reader in = Files.newBufferedReader(project.resolve("target/vivace/launch.json"))) {
            JsonObject launch = JsonParser.parseReader(in).getAsJsonObject();
            return new LaunchJson(launch.getAsJsonObject("jvm").getAsJsonArray("classPath").asList().stream()
                    .map(JsonElement::getAsString)
                    .map(Path::of)
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Path jarOf(Coordinates coordinates) {
        String name = coordinates.artifact() + "-" + coordinates.version() + ".jar";
        return classPath.stream()
                .filter(path -> path.getFileName().toString().equals(name))
                .findFirst()
                .orElseThrow(() -> new ComparisonFailure("The class path of the tests has no " + name));
    }
}
