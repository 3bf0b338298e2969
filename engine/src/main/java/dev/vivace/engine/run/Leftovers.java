package dev.vivace.engine.run;

import dev.vivace.engine.project.LaunchJvm;
import dev.vivace.engine.project.LaunchSpec;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Files that tests leave behind, in their working directory and in a temporary directory of their own. While no order
 * runs they are put out of the way, so that no order sees what another has left. What was there before is never touched,
 * nor is a class; it is only told. So is what is new among sources, unless an order makes it again.
 */
public final class Leftovers implements AutoCloseable {

    private static final String TEMPORARY = "java.io.tmpdir";
    private static final int NAMED = 3;

    /** Where a user, or another tool, may well make files while tests run. */
    private static final Set<String> NOT_OURS = Set.of("src", "node_modules");

    /** A JVM that lives on may use them still. */
    private static final Pattern LIBRARY = Pattern.compile(".*\\.(jar|so|dll|dylib|jnilib)");

    /** What JVMs log, and what coverage tools count: tests do not read it. */
    private static final Pattern LOG = Pattern.compile(".*\\.(log|lck|exec)|logs?");

    /** How long tests that are being ended may take. */
    private static final Duration ENDING = Duration.ofSeconds(3);

    private final Path root;
    private final List<Path> sources;
    private final Path aside;
    private final Consumer<String> notice;
    private final ScratchDirectory temporary = ScratchDirectory.create();
    private final AtExit atExit = new AtExit("files", this::removeAtExit);
    private final Optional<DirectoryWatch> watch;
    private final Set<Path> putAside = new TreeSet<>();
    private final NewAmongSources newAmongSources = new NewAmongSources();
    private int running;
    private boolean kept;
    private boolean oneAtATime;
    private boolean isNoticed;
    private boolean isTold;

    private Leftovers(
            Path root, List<Path> sources, Path aside, Consumer<String> notice, Optional<DirectoryWatch> watch) {
        this.root = root;
        this.sources = sources;
        this.aside = aside;
        this.notice = notice;
        this.watch = watch;
    }

    /**
     * Those of the tests of one module, from now on. A working directory that is not in the module is not watched: other
     * modules, or somebody else, may be at work there.
     *
     * @param out our own directory, in which what is put out of the way is kept
     */
    public static Leftovers of(LaunchSpec spec, Path out, Consumer<String> notice) {
        Path root = real(spec.jvm().workingDirectory());
        Path own = real(out);
        Predicate<Path> ignored = path -> path.equals(own)
                || path.endsWith(Path.of("target", "vivace"))
                || path.endsWith("node_modules")
                || isHidden(path) && !path.equals(root);
        Optional<DirectoryWatch> watch =
                root.startsWith(real(spec.baseDirectory())) ? DirectoryWatch.of(root, ignored) : Optional.empty();
        List<Path> sources =
                spec.sources().tests().stream().map(Leftovers::real).toList();
        Leftovers leftovers = new Leftovers(root, sources, own.resolve("left-behind"), notice, watch);
        leftovers.atExit.watch();
        return leftovers;
    }

    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException notThere) {
            return path.toAbsolutePath().normalize();
        }
    }

    private static boolean isHidden(Path path) {
        return path.getFileName() != null && path.getFileName().toString().startsWith(".");
    }

    /** The same tests with a temporary directory of their own, unless the project chooses one. */
    public LaunchSpec launch(LaunchSpec spec) {
        LaunchJvm jvm = spec.jvm();
        boolean isChosen = jvm.systemProperties().containsKey(TEMPORARY)
                || jvm.arguments().stream().anyMatch(argument -> argument.startsWith("-D" + TEMPORARY + "="));
        return isChosen
                ? spec
                : spec.withJvm(jvm.withArguments(
                        Stream.concat(jvm.arguments().stream(), Stream.of("-D" + TEMPORARY + "=" + temporary.path()))
                                .toList()));
    }

    /** Does something that may leave files; the last of those that run at once puts them away. */
    <T> T during(Supplier<T> work) {
        begin();
        try {
            return work.get();
        } finally {
            end();
        }
    }

    /** The same, of something that can be done again: it tells of files among sources whether tests make them. */
    <T> T during(Supplier<T> work, Runnable again) {
        return during(() -> {
            T result = work.get();
            settle(again);
            return result;
        });
    }

    private synchronized void begin() {
        while (oneAtATime && running > 0) {
            awaitEnd();
        }
        running++;
        if (oneAtATime) {
            newAmongSources.look(added());
        }
    }

    private void awaitEnd() {
        try {
            wait();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("Interrupted while orders were running", e);
        }
    }

    private void settle(Runnable again) {
        List<Path> touched =
                undecided().stream().filter(newAmongSources::isTouched).toList();
        if (touched.isEmpty()) {
            return;
        }
        List<Path> ofTests = newAmongSources.settle(touched, again);
        if (!ofTests.isEmpty()) {
            notice.accept("Tests leave files behind among the sources: " + names(ofTests) + ". "
                    + "After each order they are moved to " + shortened(aside) + ".");
        }
    }

    /** Only where one order runs at a time it is known which one has made them. */
    private synchronized List<Path> undecided() {
        return oneAtATime && !kept
                ? added().stream()
                        .filter(file -> isAmongSources(file) && newAmongSources.isOpen(file))
                        .toList()
                : List.of();
    }

    private synchronized void end() {
        running--;
        try {
            if (running == 0 && !kept) {
                putAway();
            }
        } finally {
            notifyAll();
        }
    }

    /** What the first leaves is there for the second, which gets their names, and is put away after it. */
    <T> T handOver(Runnable first, Supplier<T> second, Consumer<List<String>> names) {
        keep(true);
        try {
            lookAround();
            first.run();
            names.accept(names());
            return second.get();
        } finally {
            keep(false);
        }
    }

    private synchronized void keep(boolean isKept) {
        kept = isKept;
        if (!kept && running == 0) {
            putAway();
        }
    }

    private synchronized void lookAround() {
        newAmongSources.look(added());
    }

    private synchronized List<String> names() {
        Stream<String> inTemporary = temporaryFiles().stream()
                .filter(file -> !isLog(file))
                .map(file -> file.getFileName() + " in the temporary directory");
        Stream<String> inRoot = added().stream()
                .filter(file -> !isLog(file) && newAmongSources.isTouched(file))
                .map(file -> root.relativize(file).toString());
        return Stream.concat(inRoot, inTemporary).toList();
    }

    private List<Path> added() {
        return watch.map(DirectoryWatch::added).orElse(List.of());
    }

    private List<Path> temporaryFiles() {
        try (Stream<Path> files = Files.list(temporary.path())) {
            return files.filter(file ->
                            !LIBRARY.matcher(file.getFileName().toString()).matches())
                    .sorted()
                    .toList();
        } catch (IOException | UncheckedIOException gone) {
            return List.of();
        }
    }

    private void putAway() {
        temporaryFiles().forEach(Leftovers::delete);
        List<Path> added = added();
        List<Path> moved = added.stream()
                .filter(file -> isOurs(file) && !isCompiled(file) && moved(file))
                .toList();
        putAside.addAll(moved);
        List<Path> telling = moved.stream()
                .filter(file -> !isLog(file) && !isAmongSources(file))
                .toList();
        oneAtATime = oneAtATime
                || !telling.isEmpty()
                || added.stream().anyMatch(file -> isAmongSources(file) && newAmongSources.isOpen(file));
        if (!telling.isEmpty() && !isNoticed) {
            isNoticed = true;
            notice.accept("Tests leave files behind: " + names(telling) + ". After each order they are moved to "
                    + shortened(aside) + ", so that the next order does not see them.");
        }
    }

    private boolean isOurs(Path file) {
        return !isAmongSources(file) || newAmongSources.isOfTests(file);
    }

    private static boolean isLog(Path file) {
        return LOG.matcher(file.getFileName().toString()).matches();
    }

    private boolean isAmongSources(Path file) {
        if (sources.stream().anyMatch(source -> file.startsWith(source) || source.startsWith(file))) {
            return true;
        }
        for (Path name : root.relativize(file)) {
            if (NOT_OURS.contains(name.toString())) {
                return true;
            }
        }
        return false;
    }

    /** What a compiler makes meanwhile. */
    private static boolean isCompiled(Path file) {
        try (Stream<Path> files = Files.walk(file)) {
            return files.anyMatch(some -> some.toString().endsWith(".class"));
        } catch (IOException | UncheckedIOException gone) {
            return true;
        }
    }

    /** The first of its name is kept, and the last. A file that is still in use, as can be on Windows, stays. */
    private boolean moved(Path file) {
        Path first = aside.resolve(root.relativize(file));
        Path place = Files.exists(first, LinkOption.NOFOLLOW_LINKS)
                ? first.resolveSibling(first.getFileName() + ".last")
                : first;
        try {
            delete(place);
            Files.createDirectories(place.getParent());
            Files.move(file, place);
            return true;
        } catch (IOException inUse) {
            return false;
        }
    }

    private static void delete(Path file) {
        try {
            if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
                ScratchDirectory.deleteAll(file);
            } else {
                Files.deleteIfExists(file);
            }
        } catch (IOException | UncheckedIOException inUse) {
            // It is looked at again after the next order.
            return;
        }
    }

    private String names(List<Path> files) {
        List<String> some = files.stream().limit(NAMED).map(this::shortened).toList();
        return String.join(", ", some) + (files.size() > NAMED ? " and others" : "");
    }

    private String shortened(Path file) {
        return file.startsWith(root) ? root.relativize(file).toString() : file.toString();
    }

    /** Tells which files of the project look different, and how many were moved; before anything of ours changes some. */
    public synchronized void tell() {
        if (isTold) {
            return;
        }
        isTold = true;
        if (putAside.size() > NAMED) {
            notice.accept(putAside.size() + " files and directories that tests left behind were moved to "
                    + shortened(aside) + " in all.");
        }
        Stream<Path> known = watch.map(DirectoryWatch::changed).orElse(List.of()).stream();
        List<Path> changed = Stream.concat(known, added().stream().filter(this::isAmongSources))
                .filter(file -> !isLog(file))
                .toList();
        if (!changed.isEmpty()) {
            notice.accept("Files of the project changed while tests ran: " + names(changed)
                    + ". If tests did that, orders may have seen what others left.");
        }
    }

    /** Tells what is not told yet, and removes the temporary directory. */
    @Override
    public void close() {
        tell();
        delete(temporary.path());
        atExit.forget();
    }

    /** Whoever still runs is being ended, too, and may write until then. */
    private synchronized void removeAtExit() {
        long begin = System.nanoTime();
        Duration left = ENDING;
        try {
            while (running > 0 && left.toMillis() > 0) {
                wait(left.toMillis());
                left = ENDING.minusNanos(System.nanoTime() - begin);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        delete(temporary.path());
    }
}
