package dev.vivace.engine.shard;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CommitTest {

    private static final String ID = "0123456789abcdef0123456789abcdef01234567";
    private static final String OTHER = "fedcba9876543210fedcba9876543210fedcba98";

    @TempDir
    private Path directory;

    @Test
    void isWhatABranchSays() throws IOException {
        write(".git/HEAD", "ref: refs/heads/main\n");
        write(".git/refs/heads/main", ID + "\n");

        assertThat(Commit.of(Files.createDirectories(directory.resolve("module/deep"))))
                .contains(ID);
    }

    @Test
    void isWhatHeadSaysWithoutABranch() throws IOException {
        write(".git/HEAD", ID + "\n");

        assertThat(Commit.of(directory)).contains(ID);
    }

    @Test
    void isFoundAmongPackedBranches() throws IOException {
        write(".git/HEAD", "ref: refs/heads/main\n");
        write(".git/packed-refs", "# pack-refs\n" + OTHER + " refs/heads/other/main\n" + ID + " refs/heads/main\n");

        assertThat(Commit.of(directory)).contains(ID);
    }

    @Test
    void isFoundFromALinkedWorktree() throws IOException {
        write("main/.git/worktrees/linked/HEAD", "ref: refs/heads/topic\n");
        write("main/.git/worktrees/linked/commondir", "../..\n");
        write("main/.git/refs/heads/topic", ID + "\n");
        write("linked/.git", "gitdir: " + directory.resolve("main/.git/worktrees/linked") + "\n");

        assertThat(Commit.of(directory.resolve("linked"))).contains(ID);
    }

    @Test
    void isUnknownWhereGitHasNoneYetOrKeepsItElsewhere() throws IOException {
        write(".git/HEAD", "ref: refs/heads/.invalid\n");

        assertThat(Commit.of(directory)).isEmpty();
    }

    private void write(String file, String text) throws IOException {
        Path place = directory.resolve(file);
        Files.createDirectories(place.getParent());
        Files.writeString(place, text);
    }
}
