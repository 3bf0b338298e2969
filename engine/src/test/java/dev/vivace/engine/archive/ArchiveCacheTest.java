package dev.vivace.engine.archive;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.archive.ArchiveCache.Found;
import dev.vivace.engine.project.LaunchJvm;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchiveCacheTest {

    private static final FileTime DATE = FileTime.from(Instant.parse("2020-02-02T00:00:00Z"));

    @TempDir
    Path directory;

    private Path classes;
    private Path jar;
    private Path worker;

    @BeforeEach
    void writeClassPath() throws IOException {
        classes = Files.createDirectories(directory.resolve("classes/shop"));
        Files.writeString(classes.resolve("Cart.class"), "cart");
        jar = jar("library.jar", Map.of("library/Answer.class", "42"));
        worker = jar("worker.jar", Map.of("Worker.class", "worker"));
    }

    @Test
    void findsTheSamePlaceAgain() throws IOException {
        Archive made = place();
        made.publish(Files.writeString(made.draft(), "archive"));

        assertThat(place().exists()).isTrue();
        assertThat(place().workerJar()).hasSameBinaryContentAs(worker);
    }

    @Test
    void keepsThePlaceWhereOnlyClassesOfADirectoryChange() throws IOException {
        Path before = place().file();
        Files.writeString(classes.resolve("Cart.class"), "another cart");
        Files.writeString(classes.resolve("Price.class"), "price");

        assertThat(place().file()).isEqualTo(before);
    }

    @Test
    void findsAnotherPlaceForAJarThatChangedButInSizeAndDate() throws IOException {
        Path before = place().file();
        jar("library.jar", Map.of("library/Answer.class", "43"));

        assertThat(place().file()).isNotEqualTo(before);
    }

    @Test
    void findsAnotherPlaceForOtherArgumentsAndAnotherWorker() throws IOException {
        Path before = place().file();
        ArchiveCache cache = cache(Long.MAX_VALUE);

        assertThat(place(cache.find(jvm(), List.of("-XX:+UseSerialGC"), worker)).file())
                .isNotEqualTo(before);
        assertThat(place(cache.find(jvm(), List.of(), jar)).file()).isNotEqualTo(before);
    }

    @Test
    void hasNoPlaceWhereADirectoryHidesAClassOfAJar() throws IOException {
        jar("library.jar", Map.of("shop/Cart.class", "cart"));

        assertThat(find()).isInstanceOfSatisfying(Found.Nowhere.class, nowhere -> assertThat(nowhere.reason())
                .contains("shop/Cart.class", "library.jar"));
    }

    @Test
    void hasNoPlaceWhereADirectoryHidesAClassForLaterReleases() throws IOException {
        jar("library.jar", Map.of("META-INF/versions/11/shop/Cart.class", "cart"));

        assertThat(find()).isInstanceOf(Found.Nowhere.class);
    }

    @Test
    void hasNoPlaceWhereAManifestNamesFurtherJars() throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, "missing.jar worker.jar");
        new JarOutputStream(Files.newOutputStream(jar), manifest).close();

        assertThat(find()).isInstanceOfSatisfying(Found.Nowhere.class, nowhere -> assertThat(nowhere.reason())
                .contains("manifest"));
    }

    @Test
    void hasNoPlaceForWhatIsNoJar() throws IOException {
        Files.writeString(jar, "no jar");

        assertThat(find()).isInstanceOf(Found.Nowhere.class);
    }

    @Test
    void tellsWhetherAnArchiveIsStillThere() throws IOException {
        Archive archive = place();
        assertThat(archive.use()).isFalse();
        archive.publish(Files.writeString(archive.draft(), "archive"));
        assertThat(archive.use()).isTrue();
        archive.delete();
        assertThat(archive.use()).isFalse();
    }

    @Test
    void remembersWhyAnArchiveWasRefused() throws IOException {
        assertThat(place().refusal()).isEmpty();
        place().refuse("too large");

        assertThat(place().refusal()).contains("too large");
    }

    @Test
    void forgetsTheOldestArchivesWhereThereAreTooMany() throws IOException {
        Archive old = archive("old", Duration.ofDays(9));
        Archive older = archive("older", Duration.ofDays(10));
        Archive recent = archive("recent", Duration.ofDays(1));
        cache(25).shrink();

        assertThat(List.of(old.exists(), older.exists(), recent.exists())).containsExactly(true, false, true);
    }

    @Test
    void forgetsNoArchiveThatARunMayBeUsing() throws IOException {
        Archive used = archive("used", Duration.ofMinutes(10));
        cache(5).shrink();

        assertThat(used.exists()).isTrue();
    }

    @Test
    void removesWhatEndedRunsLeftBehind() throws IOException {
        Archive archive = archive("one", Duration.ofDays(1));
        Path leftover = archive.draft();
        Files.setLastModifiedTime(leftover, DATE);
        cache(Long.MAX_VALUE).shrink();

        assertThat(leftover).doesNotExist();
        assertThat(archive.exists()).isTrue();
    }

    /** An archive of ten bytes. */
    private Archive archive(String name, Duration age) throws IOException {
        Path place = Files.createDirectories(directory.resolve("cache").resolve(name));
        Archive archive = new Archive(place);
        archive.publish(Files.writeString(archive.draft(), "0123456789"));
        Files.setLastModifiedTime(place, FileTime.from(Instant.now().minus(age)));
        return archive;
    }

    private Archive place() {
        return place(find());
    }

    private static Archive place(Found found) {
        return ((Found.Place) found).archive();
    }

    private Found find() {
        return cache(Long.MAX_VALUE).find(jvm(), List.of(), worker);
    }

    private ArchiveCache cache(long limit) {
        return new ArchiveCache(directory.resolve("cache"), limit);
    }

    private LaunchJvm jvm() {
        return LaunchJvm.plain(directory, List.of(directory.resolve("classes"), directory.resolve("missing"), jar));
    }

    private Path jar(String name, Map<String, String> entries) throws IOException {
        Path file = directory.resolve(name);
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(file))) {
            for (Map.Entry<String, String> entry : entries.entrySet()) {
                ZipEntry header = new ZipEntry(entry.getKey());
                header.setLastModifiedTime(DATE);
                out.putNextEntry(header);
                out.write(entry.getValue().getBytes(StandardCharsets.UTF_8));
            }
        }
        return Files.setLastModifiedTime(file, DATE);
    }
}
