package dev.vivace.engine.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.AbstractMap;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class SurefireParametersTest {

    /** Asked for where Maven runs, when facts are gathered, or part of them in another form. */
    private static final Set<String> KNOWN_TO_MAVEN = Set.of(
            "additionalClasspathDependencies",
            "basedir",
            "jdkToolchain",
            "junitArtifactName",
            "project",
            "projectBuildDirectory",
            "session");

    @Test
    void knowsEveryParameterOfSurefireAndFailsafe() throws Exception {
        Set<String> parameters = parametersOf(Set.of("test", "integration-test"));

        assertThat(parameters).hasSizeGreaterThan(80).contains("argLine", "skipITs", "forkNode");
        assertThat(parameters)
                .allSatisfy(name ->
                        assertThat(SurefireParameters.find(name)).as(name).isPresent());
    }

    @Test
    void givesAReasonForWhatItDoesNotHonour() throws Exception {
        assertThat(parametersOf(Set.of("test", "integration-test")))
                .allSatisfy(name -> assertThat(SurefireParameters.find(name).orElseThrow())
                        .matches(treatment -> treatment.kind()
                                == SurefireParameters.Kind.HONOURED
                                == treatment.reason().isEmpty()));
    }

    @Test
    void asksForEveryParameterThatItClaimsToHonour() {
        AskedFor asked = new AskedFor(Map.of("runOrder", "random", "parallel", "both"));
        MojoFacts old = SampleFacts.with(asked.known())
                .ofPlugin("maven-surefire-plugin", "2.22.2")
                .facts();

        SurefireReading.of(old, new Parameters(asked, Path.of("/shop/cart")));

        assertThat(asked.names()).containsExactlyInAnyOrderElementsOf(honouredBeyond(KNOWN_TO_MAVEN));
    }

    private static Set<String> honouredBeyond(Set<String> others) {
        Set<String> honoured = new TreeSet<>();
        SurefireParameters.all().forEach((name, treatment) -> {
            if (treatment.kind() == SurefireParameters.Kind.HONOURED && !others.contains(name)) {
                honoured.add(name);
            }
        });
        return honoured;
    }

    @Test
    void isWhatTheDocumentationSays() throws IOException {
        List<String> rows = SurefireParameters.all().entrySet().stream()
                .map(row -> row(row.getKey(), row.getValue()))
                .toList();

        assertThat(documentedRows()).containsExactlyInAnyOrderElementsOf(rows);
    }

    private static List<String> documentedRows() throws IOException {
        String documentation = Files.readString(Path.of("..", "docs", "surefire.md"));
        return documentation
                .substring(documentation.indexOf("## Every parameter"))
                .lines()
                .filter(line -> line.startsWith("| `"))
                .toList();
    }

    private static String row(String name, SurefireParameters.Treatment treatment) {
        return "| `" + name + "` | " + words(treatment.kind()) + " |" + reason(treatment);
    }

    /** Parameters that remember which of them somebody asked for. */
    private static final class AskedFor extends AbstractMap<String, Object> {

        private final Map<String, Object> known;
        private final Set<String> names = new TreeSet<>();

        AskedFor(Map<String, Object> known) {
            this.known = known;
        }

        Map<String, Object> known() {
            return known;
        }

        Set<String> names() {
            return names;
        }

        @Override
        public Object get(Object name) {
            names.add(name.toString());
            return known.get(name);
        }

        @Override
        public Set<Entry<String, Object>> entrySet() {
            throw new UnsupportedOperationException("Nobody can tell what was asked for");
        }
    }

    private static String words(SurefireParameters.Kind kind) {
        return switch (kind) {
            case HONOURED -> "honoured";
            case IRRELEVANT -> "irrelevant";
            case NOT_HONOURED -> "not honoured: warned about when set";
        };
    }

    private static String reason(SurefireParameters.Treatment treatment) {
        return treatment.reason().isEmpty() ? " |" : " " + treatment.reason() + " |";
    }

    @Test
    void warnsOfWhatIsSetButNotHonoured() {
        assertThat(warnings("childDelegation", true, "false"))
                .containsExactly("Surefire's childDelegation=true is not honoured:"
                        + " tests run in the JVM's own class loader.");
    }

    @Test
    void isSilentAboutDefaults() {
        assertThat(warnings("childDelegation", false, "false")).isEmpty();
        assertThat(warnings("parallelTestsTimeoutInSeconds", 0.0, "")).isEmpty();
        assertThat(warnings("objectFactory", "", "")).isEmpty();
    }

    @Test
    void isSilentAboutWhatDoesNotMatterHere() {
        assertThat(warnings("tempDir", "elsewhere", "surefire")).isEmpty();
    }

    @Test
    void warnsOfAParameterFromTheFuture() {
        assertThat(warnings("teleport", List.of("Mars"), ""))
                .containsExactly("Surefire's teleport=[Mars] is not honoured:"
                        + " this version of Vivace does not know the parameter.");
        assertThat(warnings("teleport", List.of(), "")).isEmpty();
    }

    private static List<String> warnings(String name, Object value, String defaultValue) {
        return SurefireParameters.warnings(SampleFacts.with(Map.of(name, value))
                .withDefaults(Map.of(name, defaultValue))
                .facts());
    }

    private static Set<String> parametersOf(Set<String> goals) throws Exception {
        Set<String> parameters = new TreeSet<>();
        for (URL descriptor : Collections.list(
                SurefireParametersTest.class.getClassLoader().getResources("META-INF/maven/plugin.xml"))) {
            NodeList mojos = parse(descriptor).getElementsByTagName("mojo");
            for (int i = 0; i < mojos.getLength(); i++) {
                Element mojo = (Element) mojos.item(i);
                if (goals.contains(text(mojo, "goal"))) {
                    parameters.addAll(names(mojo));
                }
            }
        }
        return parameters;
    }

    private static Document parse(URL descriptor) throws Exception {
        try (InputStream in = descriptor.openStream()) {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in);
        } catch (IOException e) {
            throw new IOException("Cannot read " + descriptor, e);
        }
    }

    private static Set<String> names(Element mojo) {
        Set<String> names = new TreeSet<>();
        NodeList parameters = mojo.getElementsByTagName("parameter");
        for (int i = 0; i < parameters.getLength(); i++) {
            names.add(text((Element) parameters.item(i), "name"));
        }
        return names;
    }

    private static String text(Element element, String child) {
        return element.getElementsByTagName(child).item(0).getTextContent();
    }
}
