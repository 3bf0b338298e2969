package dev.vivace.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * What the {@code TEST-*.xml} files of one run say.
 *
 * @param verdicts of all tests
 * @param inTests the time of all suites together
 */
record SurefireReports(Verdicts verdicts, Duration inTests) {

    static SurefireReports read(Path directory) {
        Reading reading = new Reading();
        try (Stream<Path> files = Files.list(directory)) {
            files.filter(file -> file.getFileName().toString().matches("TEST-.*\\.xml"))
                    .sorted()
                    .forEach(reading::file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new SurefireReports(Verdicts.of(reading.entries), Duration.ofMillis(Math.round(1000 * reading.seconds)));
    }

    /** What was found so far, and where in a file we are. */
    private static final class Reading {

        private final List<Map.Entry<TestCase, Verdict>> entries = new ArrayList<>();
        private double seconds;
        private String suite = "";
        private TestCase test;
        private Verdict verdict;

        void file(Path file) {
            XMLInputFactory factory = XMLInputFactory.newFactory();
            factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
            try (InputStream in = Files.newInputStream(file)) {
                XMLStreamReader xml = factory.createXMLStreamReader(in);
                while (xml.hasNext()) {
                    event(xml.next(), xml);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (XMLStreamException e) {
                throw new ComparisonFailure("Not a report: " + file + ": " + e.getMessage());
            }
        }

        private void event(int event, XMLStreamReader xml) {
            if (event == XMLStreamConstants.START_ELEMENT) {
                start(xml);
            } else if (event == XMLStreamConstants.END_ELEMENT
                    && xml.getLocalName().equals("testcase")) {
                entries.add(Map.entry(test, verdict));
            }
        }

        private void start(XMLStreamReader xml) {
            switch (xml.getLocalName()) {
                case "testsuite" -> {
                    suite = xml.getAttributeValue(null, "name");
                    seconds += Double.parseDouble(
                            xml.getAttributeValue(null, "time").replace(",", ""));
                }
                case "testcase" -> {
                    test = new TestCase(suite, attribute(xml, "classname"), attribute(xml, "name"));
                    verdict = Verdict.PASSED;
                }
                case "failure" -> verdict = Verdict.FAILED;
                case "error" -> verdict = Verdict.ERRORED;
                case "skipped" -> verdict = Verdict.SKIPPED;
                default -> {} // properties and output
            }
        }

        private static String attribute(XMLStreamReader xml, String name) {
            String value = xml.getAttributeValue(null, name);
            return value == null ? "" : value;
        }
    }
}
