package dev.vivace.engine.source;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.FileObject;
import javax.tools.JavaFileManager;
import javax.tools.StandardLocation;

/**
 * For which Java the build compiled sources, as their classes on the class path say: no pom has to be understood.
 *
 * @param files has the class path
 */
record CompiledVersions(JavaFileManager files) {

    private static final Pattern PACKAGE =
            Pattern.compile("(?m)^\\s*package\\s+([\\p{javaJavaIdentifierPart}.]+)\\s*;");

    /** The newest version of the classes that these sources became; empty where there are none. */
    Optional<ClassVersion> of(List<SourceFile> sources) {
        return sources.stream()
                .flatMap(source -> of(source).stream())
                .max(Comparator.comparingInt(ClassVersion::release).thenComparing(ClassVersion::isPreview));
    }

    /** A comment may look like the name of a package, but then there is no such class. */
    private Optional<ClassVersion> of(SourceFile source) {
        String name = source.path().getFileName().toString().replaceFirst("\\.java$", ".class");
        Matcher packages = PACKAGE.matcher(source.text());
        while (packages.find()) {
            Optional<ClassVersion> found = of(packages.group(1), name);
            if (found.isPresent()) {
                return found;
            }
        }
        return of("", name);
    }

    private Optional<ClassVersion> of(String packageName, String name) {
        try {
            FileObject file = files.getFileForInput(StandardLocation.CLASS_PATH, packageName, name);
            return file == null ? Optional.empty() : Optional.of(read(file));
        } catch (IOException e) {
            throw Problem.of("Cannot read " + name + " of package " + packageName + " on the class path.")
                    .detail(e.toString());
        }
    }

    private static ClassVersion read(FileObject file) throws IOException {
        try (InputStream stream = file.openInputStream()) {
            return ClassVersion.read(stream);
        }
    }
}
