package dev.vivace.engine.archive;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The place of one class archive: a directory with the archive, with our own jar, whose path and date the JVM compares,
 * and, where a JVM refused it, with the reason. Files appear whole or not at all, so several runs may share it.
 */
public final class Archive {

    private static final String DRAFT = ".tmp";
    private static final FileTime DATE_OF_JAR = FileTime.from(Instant.parse("2000-01-01T00:00:00Z"));

    private final Path directory;

    Archive(Path directory) {
        this.directory = directory;
    }

    static Archive open(Path directory, byte[] worker) throws IOException {
        Archive archive = new Archive(Files.createDirectories(directory));
        if (!Files.exists(archive.workerJar())) {
            Path draft = archive.draft();
            Files.write(draft, worker);
            Files.setLastModifiedTime(draft, DATE_OF_JAR);
            Files.move(draft, archive.workerJar(), StandardCopyOption.ATOMIC_MOVE);
        }
        archive.use();
        return archive;
    }

    /** Our jar, as it was when the archive was made. */
    public Path workerJar() {
        return directory.resolve("vivace-worker.jar");
    }

    /** The archive itself. */
    public Path file() {
        return directory.resolve("classes.jsa");
    }

    /** Whether it was made. */
    public boolean exists() {
        return Files.exists(file());
    }

    /** Why it cannot be made, where that was found out. */
    public Optional<String> refusal() {
        try {
            return Files.exists(reason()) ? Optional.of(Files.readString(reason())) : Optional.empty();
        } catch (IOException e) {
            return Optional.of(e.toString());
        }
    }

    private Path reason() {
        return directory.resolve("refused.txt");
    }

    /** A file of ours alone, in which the archive can be made. */
    public Path draft() throws IOException {
        return Files.createTempFile(directory, "draft", DRAFT);
    }

    /** Makes a draft the archive; where another run was faster, this one replaces its equal. */
    public void publish(Path draft) throws IOException {
        Files.move(draft, file(), StandardCopyOption.ATOMIC_MOVE);
    }

    /** Remembers that it cannot be made. */
    public void refuse(String why) throws IOException {
        Path draft = draft();
        Files.writeString(draft, why);
        Files.move(draft, reason(), StandardCopyOption.ATOMIC_MOVE);
    }

    /** Keeps it from being forgotten; false where it is not there, or not any more. */
    public boolean use() {
        return directory.toFile().setLastModified(System.currentTimeMillis()) && Files.exists(workerJar()) && exists();
    }

    /** Long ago where another run has just removed it. */
    Instant lastUsed() {
        return Instant.ofEpochMilli(directory.toFile().lastModified());
    }

    long size() {
        return files().stream().mapToLong(File::length).sum();
    }

    /** Removes what runs that were ended too early left behind. */
    void tidy(Instant before) {
        files().stream()
                .filter(file -> file.getName().endsWith(DRAFT))
                .filter(file -> file.lastModified() < before.toEpochMilli())
                .forEach(File::delete);
    }

    /** As far as it goes: another run may be removing it, too. */
    void delete() {
        files().forEach(File::delete);
        directory.toFile().delete();
    }

    private List<File> files() {
        File[] files = directory.toFile().listFiles();
        return files == null ? List.of() : List.of(files);
    }
}
