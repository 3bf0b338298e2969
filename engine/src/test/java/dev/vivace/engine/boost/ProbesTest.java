package dev.vivace.engine.boost;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.boost.FixtureCosts.Cost;
import dev.vivace.engine.boost.Probed.Place;
import dev.vivace.engine.source.SourceFile;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProbesTest {

    private static final Place SET_UP = new Place("shop.CartTest", "setUp()", 3);
    private static final Place BASE = new Place("shop.ShopTest", "setUp()", 1);
    private static final Place CART = new Place("shop.CartTest", "cart", 1);

    @TempDir
    private Path root;

    @Test
    void measuresEachStatementOnTheLineThatItHas() {
        String text = text(sources().transformer().probed("shop.CartTest", root.resolve("times")));

        assertThat(text)
                .contains("    @Override public void setUp() { vivace.boost.Probe.enter(1, 3); try {\n")
                .contains("        super.setUp();\n")
                .contains("        vivace.boost.Probe.at(1, 1); if (cart == null) return;\n")
                .contains("        vivace.boost.Probe.at(1, 2); cart.append(1);\n")
                .contains("    } finally { vivace.boost.Probe.leave(1); } }")
                .contains("    { vivace.boost.Probe.enter(2, 1); } private final StringBuilder cart = "
                        + "new StringBuilder(); { vivace.boost.Probe.leave(2); }\n");
        assertThat(text.lines()).hasSameSizeAs(TEXT.lines().toList());
    }

    @Test
    void writesALineForEachCall() throws Exception {
        Path times = root.resolve("times");
        Probed probed = sources().transformer().probed("shop.CartTest", times);

        run(probed);
        run(probed);

        FixtureCosts costs = probed.costs(Files.lines(times));
        assertThat(probed.places()).containsExactly(BASE, SET_UP, CART);
        assertThat(costs.fixtures().keySet()).containsExactlyInAnyOrder(SET_UP, BASE, CART);
        assertThat(costs.fixtures().values())
                .allSatisfy(cost -> assertThat(cost.calls()).isEqualTo(2));
        assertThat(costs.fixtures().get(SET_UP).statements()).hasSize(3);
    }

    @Test
    void addsUpWhatCallsTookAndIgnoresTornLines() {
        Probed probed = new Probed(List.of(), "", List.of(BASE, SET_UP));

        assertThat(probed.costs(Stream.of("1 10 20 30;", "0 5;", "1 1 2 3;", "1 10 20;", "1 7", "9 1;")))
                .isEqualTo(new FixtureCosts(Map.of(
                        BASE, new Cost(1, Duration.ofNanos(5), nanos(5), nanos(5)),
                        SET_UP, new Cost(2, Duration.ofNanos(66), nanos(11, 22, 33), nanos(10, 20, 30)))));
    }

    @Test
    void leavesTheFirstCallWhereOneCallIsEnough() {
        Probed probed = new Probed(List.of(), "", List.of(BASE));
        FixtureCosts costs = probed.costs(Stream.of("0 90;", "0 6;", "0 4;"));

        assertThat(costs.fixtures().get(BASE).savedByOneCall()).isEqualTo(Duration.ofNanos(10));
    }

    private static List<Duration> nanos(long... times) {
        return LongStream.of(times).mapToObj(Duration::ofNanos).toList();
    }

    private void run(Probed probed) throws Exception {
        Path probe = root.resolve("probe/vivace/boost/Probe.java");
        Files.createDirectories(probe.getParent());
        Files.writeString(probe, probed.probeSource());
        List<SourceFile> files = new ArrayList<>(probed.files());
        files.add(SourceFile.read(probe, UTF_8));
        Path classes = sources().compile(files);
        try (URLClassLoader loader = loader(classes)) {
            Object test = loader.loadClass("shop.CartTest").getConstructor().newInstance();
            test.getClass().getMethod("setUp").invoke(test);
        }
    }

    private static URLClassLoader loader(Path classes) throws IOException {
        List<URL> urls = new ArrayList<>(List.of(classes.toUri().toURL()));
        for (Path jar : BoostSources.frameworks()) {
            urls.add(jar.toUri().toURL());
        }
        return new URLClassLoader(urls.toArray(URL[]::new), null);
    }

    private static String text(Probed probed) {
        return probed.files().stream()
                .filter(file -> file.path().endsWith("CartTest.java"))
                .findFirst()
                .orElseThrow()
                .text();
    }

    private static final String TEXT =
            """
            package shop;

            public class CartTest extends ShopTest {
                private final StringBuilder cart = new StringBuilder();

                @Override public void setUp() {
                    super.setUp();
                    if (cart == null) return;
                    cart.append(1);
                }

                public void testStarts() {}
            }
            """;

    private BoostSources sources() {
        return new BoostSources(root)
                .with(
                        "shop/ShopTest.java",
                        """
                        package shop;

                        public class ShopTest extends junit.framework.TestCase {
                            @Override public void setUp() { System.gc(); }
                        }
                        """)
                .with("shop/CartTest.java", TEXT);
    }
}
