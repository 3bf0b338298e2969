package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CacheDirectoryTest {

    private static final Path HOME = Path.of("home").toAbsolutePath();

    @Test
    void isWhereTheOperatingSystemKeepsCaches() {
        assertThat(CacheDirectory.of(Map.of(), "Linux", HOME)).isEqualTo(HOME.resolve(".cache/vivace"));
        assertThat(CacheDirectory.of(Map.of(), "Mac OS X", HOME)).isEqualTo(HOME.resolve("Library/Caches/vivace"));
        assertThat(CacheDirectory.of(Map.of("LOCALAPPDATA", HOME + "/local"), "Windows 11", HOME))
                .isEqualTo(HOME.resolve("local/vivace"));
    }

    @Test
    void isWhereTheUserKeepsCaches() {
        assertThat(CacheDirectory.of(Map.of("XDG_CACHE_HOME", HOME + "/caches"), "Linux", HOME))
                .isEqualTo(HOME.resolve("caches/vivace"));
    }

    @Test
    void isWhatOurVariableSays() {
        assertThat(CacheDirectory.of(Map.of("VIVACE_CACHE", HOME + "/here", "XDG_CACHE_HOME", "/x"), "Linux", HOME))
                .isEqualTo(HOME.resolve("here"));
    }
}
