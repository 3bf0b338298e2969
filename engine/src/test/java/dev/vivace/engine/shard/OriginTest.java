package dev.vivace.engine.shard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.project.LaunchSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OriginTest {

    private static final Split SPLIT = split(1, 2);

    @TempDir
    private Path directory;

    @Test
    void isTheSameForTheSameClassesElsewhere() throws IOException {
        LaunchSpec here = launch("here", "CartTest");
        LaunchSpec there = launch("there", "CartTest");
        write("there/classes/build.properties", "time=now");

        assertThat(origin(there)).isEqualTo(origin(here));
    }

    @Test
    void tellsOtherClassesApart() throws IOException {
        LaunchSpec before = launch("before", "CartTest");
        LaunchSpec after = launch("after", "CartTest");
        write("after/classes/Cart.class", "changed");

        assertThat(origin(after).code()).isNotEqualTo(origin(before).code());
        assertThat(origin(after).split()).isEqualTo(origin(before).split());
    }

    @Test
    void tellsOtherSplitsAndChoicesApart() throws IOException {
        LaunchSpec spec = launch("here", "CartTest");

        assertThat(List.of(
                        origin(spec).split(),
                        Origin.of(spec, split(2, 1), "", Optional.empty()).split(),
                        Origin.of(spec, SPLIT, "Cart*", Optional.empty()).split(),
                        origin(spec.withTest("Cart*")).split()))
                .doesNotHaveDuplicates();
    }

    @Test
    void goesByTheNameThatAUserGives() throws IOException {
        Origin before = Origin.of(launch("before", "CartTest"), SPLIT, "", Optional.of("build 7"));
        Origin after = Origin.of(launch("after", "OtherTest"), SPLIT, "", Optional.of("build 7"));

        assertThat(before).isEqualTo(after);
        assertThat(before.commit()).contains("build 7");
    }

    private static Split split(int seconds, int otherSeconds) {
        Map<String, Duration> times =
                Map.of("CartTest", Duration.ofSeconds(seconds), "StoreTest", Duration.ofSeconds(otherSeconds));
        return Split.of(times, List.of(), Loads.none(2));
    }

    private Origin origin(LaunchSpec spec) {
        return Origin.of(spec, SPLIT, "", Optional.empty());
    }

    private LaunchSpec launch(String name, String test) throws IOException {
        Path classes = write(name + "/classes/Cart.class", "cart").getParent();
        Path tests = write(name + "/test-classes/shop/" + test + ".class", "test")
                .getParent()
                .getParent();
        return LaunchSpec.plain("shop", directory.resolve(name), List.of(tests, classes), List.of(tests));
    }

    private Path write(String file, String text) throws IOException {
        Path place = directory.resolve(file);
        Files.createDirectories(place.getParent());
        return Files.writeString(place, text);
    }
}
