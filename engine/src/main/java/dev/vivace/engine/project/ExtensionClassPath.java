package dev.vivace.engine.project;

import com.google.gson.Gson;
import java.io.File;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The few of our jars that Maven must load to tell us what it knows, wherever this installation has them. */
final class ExtensionClassPath {

    private static final List<String> CLASSES =
            List.of("dev.vivace.maven.SurefireObserver", Handover.class.getName(), Gson.class.getName());

    private ExtensionClassPath() {}

    static String find() {
        return CLASSES.stream()
                .flatMap(ExtensionClassPath::placeOf)
                .distinct()
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static Stream<Path> placeOf(String className) {
        String resource = className.replace('.', '/') + ".class";
        URL url = ExtensionClassPath.class.getClassLoader().getResource(resource);
        if (url == null) {
            throw new IllegalStateException(className + " is not on our own class path");
        }
        return Stream.of(place(url.toString(), resource));
    }

    private static Path place(String url, String resource) {
        String place = url.substring(0, url.length() - resource.length());
        return place.startsWith("jar:")
                ? Path.of(URI.create(place.substring("jar:".length(), place.length() - "!/".length())))
                : Path.of(URI.create(place));
    }
}
