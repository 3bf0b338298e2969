package dev.vivace.isolation.verified;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolation.cache.ClassCache;
import dev.vivace.isolation.cache.ClassPath;
import dev.vivace.isolation.transform.Rewritten;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What one JVM instruments, the next one finds: always the right class, whatever happened in between. */
class CacheTest {

    private static final String MAIN =
            """
            public class Main {
                public static void main(String[] arguments) {
                    for (int i = 0; i < 2; i++) {
                        System.out.println(User.read());
                        User.write();
                        dev.vivace.isolation.Isolation.reset();
                    }
                }
            }
            """;

    private static final String USER =
            """
            public class User {
                static String read() {
                    return Owner.text + Owner.CONSTANT;
                }

                static void write() {
                    Owner.pollute();
                }
            }
            """;

    private static final String STATEFUL =
            """
            public class Owner {
                static final Integer CONSTANT = 1;
                static String text = "clean";

                static void pollute() {
                    text = "polluted";
                }
            }
            """;

    private static final String STATELESS =
            """
            public class Owner {
                static final Integer CONSTANT = Integer.valueOf(2);
                static final String text = String.valueOf("constant");

                static void pollute() {}
            }
            """;

    @TempDir
    private Path directory;

    private Path cache;
    private Program program;

    @BeforeEach
    void compile() throws IOException {
        cache = directory.resolve("cache");
        program = new Program(Files.createDirectory(directory.resolve("classes"))).with(STATEFUL, USER, MAIN);
    }

    @Test
    void theSecondJvmTransformsNothing() {
        assertThat(run()).contains("clean1", "clean1").anyMatch(CacheTest::isTransforming);

        assertThat(run()).contains("clean1", "clean1").noneMatch(CacheTest::isTransforming);
    }

    @Test
    void jarsMayBeElsewhereNextTime() throws IOException {
        assertThat(runWith(copyOfAgent("one"))).anyMatch(CacheTest::isTransforming);

        assertThat(runWith(copyOfAgent("two"))).contains("clean1").noneMatch(CacheTest::isTransforming);
    }

    private Path copyOfAgent(String place) throws IOException {
        return Files.copy(
                Jvm.agentJar(), Files.createDirectory(directory.resolve(place)).resolve("agent.jar"));
    }

    private List<String> runWith(Path agent) {
        return Jvm.of(17)
                .with("-Xlog:class+load", "-javaagent:" + agent + "=cache=" + cache)
                .on(program.classes(), agent)
                .run("Main");
    }

    @Test
    void aClassThatGetsStateIsGuardedByItsOldUsers() {
        program.with(STATELESS, USER, MAIN);
        assertThat(results(run())).containsExactly("constant2", "constant2");

        program.with(STATEFUL);

        assertThat(results(run())).containsExactly("clean1", "clean1");
    }

    @Test
    void aClassThatLosesItsStateIsNoLongerGuarded() {
        assertThat(results(run())).containsExactly("clean1", "clean1");

        program.with(STATELESS);

        assertThat(results(run())).containsExactly("constant2", "constant2");
    }

    @Test
    void whatIsDamagedIsMadeAgain() throws IOException {
        run();
        for (Path pack : packs()) {
            byte[] bytes = Files.readAllBytes(pack);
            new Random(1).ints(bytes.length / 20, 0, bytes.length).forEach(at -> bytes[at] ^= 0x55);
            Files.write(pack, bytes);
        }

        assertThat(results(run())).containsExactly("clean1", "clean1");
    }

    @Test
    void whatIsCutOffIsMadeAgain() throws IOException {
        run();
        for (Path pack : packs()) {
            byte[] bytes = Files.readAllBytes(pack);
            Files.write(pack, Arrays.copyOf(bytes, bytes.length / 2));
        }

        assertThat(results(run())).containsExactly("clean1", "clean1");
        assertThat(run()).noneMatch(CacheTest::isTransforming);
    }

    @Test
    void twoJvmsMayFillItAtOnce() {
        CompletableFuture<List<String>> other = CompletableFuture.supplyAsync(this::run);

        assertThat(results(run())).containsExactly("clean1", "clean1");
        assertThat(results(other.join())).containsExactly("clean1", "clean1");
        assertThat(run()).noneMatch(CacheTest::isTransforming);
    }

    @Test
    void theOldestMakesRoom() throws IOException {
        for (int i = 0; i < 5; i++) {
            ClassCache filled = open(250_000, "maker" + i);
            filled.add(new byte[] {(byte) i}, new Rewritten(new byte[100_000], Set.of(), Set.of(), false), Map.of());
            filled.close();
            age();
        }

        assertThat(packs().stream().mapToLong(path -> path.toFile().length()).sum())
                .isBetween(200_000L, 250_000L);
        assertThat(find(0)).isNull();
        assertThat(find(4)).isNotNull();
    }

    @Test
    void manyPacksAreUnitedAndLargeOnesStay() throws IOException {
        long limit = 800_000;
        for (int i = 0; i < 16; i++) {
            ClassCache filled = open(limit, "maker");
            filled.add(new byte[] {(byte) i}, new Rewritten(new byte[10_000], Set.of(), Set.of(), false), Map.of());
            filled.close();
        }

        assertThat(packs()).hasSize(2);
        for (int i = 0; i < 16; i++) {
            assertThat(open(limit, "maker").find(new byte[] {(byte) i})).isNotNull();
        }
    }

    @Test
    void aClassThatAnotherOneNowHidesIsNotTakenForIt() throws IOException {
        Path empty = Files.createDirectory(directory.resolve("empty"));
        Path patch = new Program(Files.createDirectory(directory.resolve("patch")))
                .with(STATELESS)
                .classes();
        Path owner = program.classes().resolve("Owner.class");
        Path jar = jar(owner);
        Files.delete(owner);

        assertThat(results(run(program.classes(), patch, jar, empty))).containsExactly("constant2", "constant2");
        assertThat(results(run(program.classes(), empty, jar, patch))).containsExactly("clean1", "clean1");
    }

    private Path jar(Path classFile) throws IOException {
        Path jar = directory.resolve("library.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new ZipEntry(classFile.getFileName().toString()));
            Files.copy(classFile, out);
        }
        return jar;
    }

    private Rewritten find(int number) throws IOException {
        return open(250_000, "maker" + number).find(new byte[] {(byte) number});
    }

    private ClassCache open(long limit, String maker) throws IOException {
        return ClassCache.open(cache, limit, ClassPath.of(directory.toString()), maker);
    }

    /** Makes everything look an hour older: what is written next is newer whatever the file system's clock can tell. */
    private void age() throws IOException {
        for (Path pack : packs()) {
            assertThat(pack.toFile().setLastModified(pack.toFile().lastModified() - 3_600_000))
                    .isTrue();
        }
    }

    private List<Path> packs() throws IOException {
        try (Stream<Path> files = Files.walk(cache)) {
            return files.filter(path -> path.toString().endsWith(".pack")).collect(Collectors.toList());
        }
    }

    private List<String> run() {
        return run(program.classes());
    }

    private List<String> run(Path... classPath) {
        return Jvm.of(17)
                .with("-Xlog:class+load")
                .withAgent("cache=" + cache)
                .on(classPath)
                .run("Main");
    }

    private static boolean isTransforming(String line) {
        return line.contains("dev.vivace.isolation.asm.ClassReader ");
    }

    private static List<String> results(List<String> lines) {
        return lines.stream().filter(line -> line.matches("[a-z]+\\d")).collect(Collectors.toList());
    }
}
