package dev.vivace.engine.shard;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/** Which commit a directory has checked out, read from git's files: git itself need not be installed. */
final class Commit {

    private static final Pattern ID = Pattern.compile("[0-9a-f]{40}|[0-9a-f]{64}");
    private static final String REFERENCE = "ref: ";
    private static final String ELSEWHERE = "gitdir: ";

    /** What is the checkout's own; a linked worktree shares the rest with others. */
    private final Path own;

    private final Path shared;

    private Commit(Path own, Path shared) {
        this.own = own;
        this.shared = shared;
    }

    /** The commit of the checkout that this directory is in; empty where it is in none, or git keeps it otherwise. */
    static Optional<String> of(Path directory) {
        try {
            for (Path place = directory.toAbsolutePath(); place != null; place = place.getParent()) {
                Path git = place.resolve(".git");
                if (Files.exists(git)) {
                    return open(git).head();
                }
            }
            return Optional.empty();
        } catch (IOException e) {
            // Whoever cannot read it knows as much as without git.
            return Optional.empty();
        }
    }

    private static Commit open(Path git) throws IOException {
        Path own = Files.isDirectory(git)
                ? git
                : git.resolveSibling(firstLine(git).replaceFirst(ELSEWHERE, "")).normalize();
        Path elsewhere = own.resolve("commondir");
        return new Commit(
                own, Files.exists(elsewhere) ? own.resolve(firstLine(elsewhere)).normalize() : own);
    }

    private Optional<String> head() throws IOException {
        String head = firstLine(own.resolve("HEAD"));
        Optional<String> found =
                head.startsWith(REFERENCE) ? find(head.substring(REFERENCE.length())) : Optional.of(head);
        return found.filter(id -> ID.matcher(id).matches());
    }

    private Optional<String> find(String reference) throws IOException {
        for (Path place : new Path[] {own, shared}) {
            Path file = place.resolve(reference);
            if (Files.isRegularFile(file)) {
                return Optional.of(firstLine(file));
            }
        }
        Path packed = shared.resolve("packed-refs");
        return Files.exists(packed)
                ? Files.readAllLines(packed).stream()
                        .filter(line -> line.endsWith(" " + reference))
                        .map(line -> line.substring(0, line.indexOf(' ')))
                        .findFirst()
                : Optional.empty();
    }

    private static String firstLine(Path file) throws IOException {
        return Files.readString(file).lines().findFirst().orElse("").strip();
    }
}
