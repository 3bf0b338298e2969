package dev.vivace.engine.run;

import dev.vivace.engine.archive.Archive;
import dev.vivace.engine.archive.ArchiveCache;
import dev.vivace.engine.archive.ArchiveCache.Found;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.project.JavaRelease;
import dev.vivace.engine.project.LaunchJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Starts the JVMs of a pool with an archive of their classes. Where there is none yet, the first JVMs write down what
 * they load; then the archive is made beside the tests, for the JVMs that start later.
 */
final class Archiving {

    /** After so many JVMs most of what all have in common is known. */
    private static final int LESSONS = 3;

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final Duration TIDYING = Duration.ofSeconds(2);

    private enum Stage {
        PLAIN,
        LEARNING,
        READY
    }

    private final JvmStart plain;
    private final Path scratch;
    private final Optional<Use> use;
    private Stage stage;
    private Optional<String> news;
    private final List<Path> lists = new ArrayList<>();
    private int lessons;
    private volatile Thread maker = new Thread(() -> {}, "vivace-no-archive");

    /** An archive and all that is needed to make and use it. */
    private record Use(ArchiveCache cache, Archive archive, ArchiveArguments arguments, ArchiveMaker maker) {}

    private Archiving(JvmStart plain, Path scratch, Optional<Use> use, Stage stage, Optional<String> news) {
        this.plain = plain;
        this.scratch = scratch;
        this.use = use;
        this.stage = stage;
        this.news = news;
    }

    /**
     * For the JVMs of a pool.
     *
     * @param plain how they start where there is no archive
     */
    static Archiving open(LaunchJvm jvm, WorkerSettings settings, JvmStart plain, Path scratch) {
        if (settings.cache().isEmpty() || settings.isolation() != Isolation.PROCESS) {
            return new Archiving(plain, scratch, Optional.empty(), Stage.PLAIN, Optional.empty());
        }
        JvmArguments given = JvmArguments.of(jvm.forFork(1), System.getenv());
        Optional<String> obstacle = obstacle(jvm, given);
        if (obstacle.isPresent()) {
            return without(plain, scratch, obstacle.get());
        }
        List<String> words = new ArrayList<>(given.withoutProperties());
        settings.memory().ifPresent(words::add);
        ArchiveCache cache = new ArchiveCache(settings.cache().orElseThrow().resolve("archives"));
        Found found = cache.find(jvm, words, plain.workerJar());
        if (found instanceof Found.Nowhere nowhere) {
            return without(plain, scratch, nowhere.reason());
        }
        Archive archive = ((Found.Place) found).archive();
        ArchiveArguments arguments =
                new ArchiveArguments(JavaRelease.of(jvm.javaHome()).orElseThrow());
        ArchiveMaker maker = new ArchiveMaker(jvm, settings.memory(), arguments, archive, scratch);
        return with(new Use(cache, archive, arguments, maker), plain, scratch);
    }

    private static Archiving without(JvmStart plain, Path scratch, String reason) {
        return new Archiving(plain, scratch, Optional.empty(), Stage.PLAIN, Optional.of(none(reason)));
    }

    private static String none(String reason) {
        return "No class archive: " + reason + ".";
    }

    private static Archiving with(Use use, JvmStart plain, Path scratch) {
        if (use.archive().refusal().isPresent()) {
            return without(plain, scratch, use.archive().refusal().get());
        }
        boolean ready = use.archive().exists();
        return new Archiving(
                plain,
                scratch,
                Optional.of(use),
                ready ? Stage.READY : Stage.LEARNING,
                Optional.of(ready ? inUse(use) : "No class archive yet."));
    }

    private static String inUse(Use use) {
        return "JVMs start with the class archive " + use.archive().file() + ".";
    }

    private static Optional<String> obstacle(LaunchJvm jvm, JvmArguments given) {
        if (jvm.modules().isPresent()) {
            return Optional.of("the tests run on the module path");
        }
        if (!isArchiving(jvm.javaHome())) {
            return Optional.of(jvm.javaHome() + " is too old or has no archive of its own");
        }
        return given.obstacle().map(argument -> "the JVM gets " + argument);
    }

    private static boolean isArchiving(Path javaHome) {
        return JavaRelease.of(javaHome).orElse(0) >= ArchiveArguments.OLDEST
                && Stream.of("lib", "bin")
                        .map(part -> javaHome.resolve(part).resolve("server").resolve("classes.jsa"))
                        .anyMatch(Files::exists);
    }

    /** How the next JVM starts; each has its own number. */
    synchronized JvmStart start(long number) {
        if (use.isEmpty() || stage == Stage.PLAIN) {
            return plain;
        }
        if (stage == Stage.READY) {
            return archived(use.get());
        }
        Path list = scratch.resolve("classes-" + number + ".lst");
        lists.add(list);
        return plain.with(use.get().arguments().toLearn(list));
    }

    /** A long run may outlive its archive, where others need the room. */
    private JvmStart archived(Use parts) {
        Archive archive = parts.archive();
        return archive.use()
                ? plain.archived(archive.workerJar()).with(parts.arguments().toUse(archive.file()))
                : plain;
    }

    /** A JVM in which tests ran has ended. */
    synchronized void learn() {
        lessons++;
        if (stage == Stage.LEARNING && lessons == LESSONS) {
            stage = Stage.PLAIN;
            List<Path> written = lists.stream().filter(Files::exists).toList();
            maker = new Thread(() -> make(use.orElseThrow(), written), "vivace-archive");
            maker.setDaemon(true);
            maker.start();
        }
    }

    private void make(Use parts, List<Path> written) {
        try {
            Optional<String> refusal = parts.maker().make(written);
            parts.cache().shrink();
            conclude(
                    refusal.isEmpty() ? Stage.READY : Stage.PLAIN,
                    refusal.map(Archiving::none).orElse(inUse(parts)));
        } catch (IOException | RuntimeException e) {
            conclude(Stage.PLAIN, none(e.toString()));
        }
    }

    private synchronized void conclude(Stage reached, String words) {
        stage = reached;
        news = Optional.of(words);
    }

    /** What a listener has not been told yet. */
    synchronized Optional<String> news() {
        Optional<String> told = news;
        news = Optional.empty();
        return told;
    }

    /** Lets an archive that is being made be finished, if the run came to its end; nothing is made afterwards. */
    void close(boolean patient) {
        try {
            if (patient) {
                maker.join(PATIENCE.toMillis());
            }
            cancel();
            maker.join(TIDYING.toMillis());
        } catch (InterruptedException e) {
            cancel();
            Thread.currentThread().interrupt();
        }
    }

    /** Ends the JVM that makes an archive, if there is one. */
    void cancel() {
        use.ifPresent(parts -> parts.maker().cancel());
    }
}
