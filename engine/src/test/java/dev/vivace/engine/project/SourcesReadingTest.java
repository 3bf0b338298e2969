package dev.vivace.engine.project;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SourcesReadingTest {

    private static final Path SHOP = Path.of("/shop");
    private static final Map<String, String> LATIN = Map.of("project.build.sourceEncoding", "ISO-8859-1");
    private static final Map<String, String> ASCII = Map.of("encoding", "US-ASCII");

    private final SampleFacts facts = SampleFacts.with(Map.of());

    @Test
    void areWherePeopleWroteWhatMavenCompiles() {
        assertThat(facts.launch().sources().tests()).containsExactly(Path.of("/shop/cart/src/test/java"));
        assertThat(facts.launch().sources().root()).isEqualTo(SHOP);
    }

    @Test
    void areInTheEncodingThatTheCompilerWouldTake() {
        assertThat(encoding(facts)).isEqualTo(UTF_8);
        assertThat(encoding(facts.withProperties(Map.of(), LATIN))).isEqualTo(ISO_8859_1);
        assertThat(encoding(facts.withProperties(ASCII, LATIN))).isEqualTo(US_ASCII);
        assertThat(encoding(facts.withProperties(Map.of(), LATIN).withSources(Optional.of("US-ASCII"), SHOP)))
                .isEqualTo(US_ASCII);
    }

    @Test
    void areInUtf8WhereTheNameOfTheEncodingMeansNothing() {
        assertThat(encoding(facts.withSources(Optional.of("${encoding}"), SHOP)))
                .isEqualTo(UTF_8);
    }

    @Test
    void haveTheRootThatParentAndModuleShare() {
        assertThat(root("/shop/parent")).isEqualTo(SHOP);
        assertThat(root("/elsewhere")).isEqualTo(Path.of("/shop/cart"));
    }

    @Test
    void travelFromMavenToUs() {
        MojoFacts sent = facts.withSources(Optional.of("UTF-8"), SHOP).facts();

        assertThat(MojoFactsJson.read(MojoFactsJson.write(sent))).isEqualTo(sent);
    }

    private Path root(String reactor) {
        return facts.withSources(Optional.empty(), Path.of(reactor))
                .launch()
                .sources()
                .root();
    }

    private static Charset encoding(SampleFacts facts) {
        return facts.launch().sources().encoding();
    }
}
