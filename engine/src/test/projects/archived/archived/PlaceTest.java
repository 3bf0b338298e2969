package archived;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.File;
import java.net.URL;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a test can see of how its classes are loaded is as ever, with an archive or without. */
class PlaceTest {

    private static final String OWN = "archived/PlaceTest.class";

    private final Path classes = Paths.get(System.getProperty("basedir"), "classes");

    @Test
    void classesComeFromTheirDirectory() throws Exception {
        URL place = PlaceTest.class.getProtectionDomain().getCodeSource().getLocation();

        assertEquals(classes.toRealPath(), Paths.get(place.toURI()));
        assertEquals(classes.toRealPath().toUri().toURL().toString(), place.toString());
    }

    @Test
    void resourcesAreFiles() throws Exception {
        URL resource = PlaceTest.class.getClassLoader().getResource(OWN);

        assertEquals(classes.toRealPath().resolve(OWN), Paths.get(resource.toURI()));
    }

    @Test
    void theDirectoryIsTheFirstRoot() throws Exception {
        List<URL> roots = Collections.list(ClassLoader.getSystemResources(""));

        assertEquals(classes.toRealPath(), Paths.get(roots.get(0).toURI()));
    }

    @Test
    void theDirectoryIsFirst() throws Exception {
        List<URL> manifests = Collections.list(ClassLoader.getSystemResources("META-INF/MANIFEST.MF"));

        assertEquals("file", manifests.get(0).getProtocol());
    }

    @Test
    void theClassPathTellsNothing() {
        String classPath = System.getProperty("java.class.path");

        assertFalse(classPath.contains("vivace-not-there"), classPath);
        assertEquals(classes.toString(), classPath.split(File.pathSeparator)[0]);
    }
}
