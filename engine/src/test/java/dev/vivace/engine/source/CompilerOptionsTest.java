package dev.vivace.engine.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompilerOptionsTest {

    @TempDir
    Path home;

    @Test
    void looksIntoTheClassesOfAnOlderJdk() throws IOException {
        assertThat(jdk("11.0.2").of(version(11))).containsSubsequence("--system", home.toString());
    }

    @Test
    void staysWithItsOwnClassesWhereThoseOfTheProjectAreTooNew() throws IOException {
        assertThat(jdk("99").of(version(11))).doesNotContain("--system");
    }

    @Test
    void staysWithItsOwnClassesForAJavaWithoutModules() throws IOException {
        assertThat(jdk("11.0.2").of(version(8)))
                .containsSubsequence("-source", "8")
                .doesNotContain("--system");
    }

    @Test
    void staysWithItsOwnClassesInItsOwnJdk() {
        CompilerOptions own = new CompilerOptions(Path.of(System.getProperty("java.home")));

        assertThat(own.of(version(11))).doesNotContain("--system");
    }

    @Test
    void compilesForTheOldestJavaThatIsLeft() throws IOException {
        String oldest = Runtime.version().feature() < 20 ? "7" : "8";

        assertThat(jdk("11.0.2").of(version(5))).containsSubsequence("-source", oldest, "-target", oldest);
    }

    @Test
    void compilesForTheJdkOfTheProjectWhereNoClassSaysMore() throws IOException {
        assertThat(jdk("11.0.2").of(Optional.empty())).containsSubsequence("-source", "11");
        assertThat(jdk("1.8.0_302").of(Optional.empty())).containsSubsequence("-source", "8");
    }

    @Test
    void allowsPreviewsWhereTheBuildDid() throws IOException {
        assertThat(jdk("17").of(Optional.of(new ClassVersion(17, true)))).contains("--enable-preview");
    }

    private static Optional<ClassVersion> version(int release) {
        return Optional.of(new ClassVersion(release, false));
    }

    private CompilerOptions jdk(String version) throws IOException {
        Files.createDirectories(home.resolve("lib/modules"));
        Files.writeString(home.resolve("release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"" + version + "\"\n");
        return new CompilerOptions(home);
    }
}
