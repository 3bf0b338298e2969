package dev.vivace.engine.boost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.boost.Rewrite.Kind;
import dev.vivace.engine.source.Change;
import dev.vivace.engine.source.Edit;
import dev.vivace.engine.source.SourceFile;
import dev.vivace.engine.source.TestSources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CandidateTest {

    @TempDir
    private Path directory;

    @Test
    void savesLessTheMoreTestsResetFixtures() throws IOException {
        assertThat(candidate(1, 0.9, 0).gain()).isEqualTo(0.9);
        assertThat(candidate(1, 0.9, 5).gain()).isEqualTo(0.45);
    }

    @Test
    void isTheSmallestThatSavesNearlyAsMuchAsTheBest() throws IOException {
        Candidate little = candidate(1, 0.3, 0);
        Candidate enough = candidate(2, 0.85, 0);
        Candidate whole = candidate(9, 1, 0);

        assertThat(Candidate.best(List.of(little, enough, whole))).contains(enough);
    }

    @Test
    void isTheWholeWhereThatSavesMuchMore() throws IOException {
        Candidate resetting = candidate(2, 0.9, 4);
        Candidate whole = candidate(9, 1, 0);

        assertThat(Candidate.best(List.of(resetting, whole))).contains(whole);
    }

    /** One of ten tests, with so many added lines. */
    private Candidate candidate(int lines, double share, int injections) throws IOException {
        Path path = Files.writeString(directory.resolve("A" + lines + ".java"), "class A {}\n");
        SourceFile before = SourceFile.read(path, StandardCharsets.UTF_8);
        SourceFile after = before.with(List.of(Edit.insert(0, "//\n".repeat(lines))));
        TestSources sources = new TestSources(List.of(directory), StandardCharsets.UTF_8, List.of(), directory);
        Rewrite rewrite =
                new Rewrite(Kind.FIXTURES, List.of(new Change(before, after)), List.of("A"), List.of(), share, sources);
        return new Candidate(rewrite, injections, 10, directory);
    }
}
