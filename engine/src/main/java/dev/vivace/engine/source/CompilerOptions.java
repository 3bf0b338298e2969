package dev.vivace.engine.source;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What javac is told.
 *
 * @param javaHome of the JDK whose classes the sources see
 */
record CompilerOptions(Path javaHome) {

    private static final int OURS = Runtime.version().feature();
    private static final int OLDEST = OURS < 20 ? 7 : 8; // javac's own list has also those that it refuses
    private static final int FIRST_WITH_MODULES = 9;
    private static final int FIRST_THAT_CAN_BE_TOLD_TO_PROCESS = 21;
    private static final Pattern VERSION = Pattern.compile("(?m)^JAVA_VERSION=\"(?:1\\.)?(\\d+)");

    /** Compiles for this version, or else for the JDK of the project. */
    List<String> of(Optional<ClassVersion> version) {
        int home = homeRelease();
        int release = supportedRelease(version.map(ClassVersion::release).orElse(Math.min(home, OURS)));
        List<String> options = new ArrayList<>(List.of("-g", "-parameters", "-nowarn"));
        options.addAll(List.of("-source", "" + release, "-target", "" + release));
        if (version.isPresent() && version.get().isPreview()) {
            options.add("--enable-preview");
        }
        // javac does not read the classes of a newer JDK, and knows no module before Java 9
        if (isOther() && home <= OURS && release >= FIRST_WITH_MODULES) {
            options.addAll(List.of("--system", javaHome.toString()));
        }
        return options;
    }

    /** Java forgets old versions: what was compiled for one of these is compiled for the oldest that is left. */
    private int supportedRelease(int release) {
        if (release > OURS) {
            throw Problem.of("The tests are compiled for Java " + release + ", but Vivace runs on Java " + OURS
                            + ", which cannot compile them.")
                    .tryThis("JAVA_HOME=" + javaHome);
        }
        return Math.max(OLDEST, release);
    }

    private boolean isOther() {
        return Files.exists(javaHome.resolve("lib").resolve("modules"))
                && !real(javaHome).equals(real(Path.of(System.getProperty("java.home"))));
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path.toAbsolutePath();
        }
    }

    /** The file {@code release} says it; where there is none, it is a JDK like ours. */
    private int homeRelease() {
        try {
            Matcher version = VERSION.matcher(Files.readString(javaHome.resolve("release")));
            return version.find() ? Integer.parseInt(version.group(1)) : OURS;
        } catch (IOException e) {
            return OURS;
        }
    }

    /** Runs the annotation processors of the class path, which a newer javac does only if told so. */
    static List<String> processors() {
        return OURS >= FIRST_THAT_CAN_BE_TOLD_TO_PROCESS ? List.of("-proc:full") : List.of();
    }
}
