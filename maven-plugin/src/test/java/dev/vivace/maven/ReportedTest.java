package dev.vivace.maven;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * A test case in an XML report, in words that every version of Surefire has: without what tells invocations apart, which
 * some write and some do not.
 *
 * @param method empty where the class as a whole is meant
 * @param verdict the element that says it, or {@code passed}
 */
record ReportedTest(String className, String method, String verdict) {

    private static final Set<String> ELEMENTS = Set.of("failure", "error", "skipped");
    private static final Set<String> NAMES_OF_CLASSES = Set.of("initializationError", "executionError");

    /** All that the reports of a directory name. */
    static List<ReportedTest> in(Path reports) {
        List<ReportedTest> tests = new ArrayList<>();
        try (Stream<Path> files = Files.list(reports)) {
            for (Path file : files.filter(ReportedTest::isReport).toList()) {
                NodeList cases = parse(file).getElementsByTagName("testcase");
                for (int i = 0; i < cases.getLength(); i++) {
                    tests.add(of((Element) cases.item(i)));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return tests;
    }

    /** TestNG itself writes other XML beside them. */
    private static boolean isReport(Path file) {
        return file.getFileName().toString().matches("TEST-.*\\.xml");
    }

    private static Document parse(Path file) throws IOException {
        try {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
        } catch (SAXException | ParserConfigurationException e) {
            throw new IllegalStateException(file + " is no report", e);
        }
    }

    private static ReportedTest of(Element test) {
        String className = test.getAttribute("classname");
        String method = test.getAttribute("name").replaceFirst("(?s)[({\\[].*", "");
        boolean isClass = method.equals(className) || NAMES_OF_CLASSES.contains(method);
        return new ReportedTest(className, isClass ? "" : method, verdict(test));
    }

    private static String verdict(Element test) {
        NodeList children = test.getChildNodes();
        for (int i = 0; i < children.getLength(); i++) {
            if (ELEMENTS.contains(children.item(i).getNodeName())) {
                return children.item(i).getNodeName();
            }
        }
        return "passed";
    }

    boolean isSkipped() {
        return verdict.equals("skipped");
    }

    /** Whether this test is of that class or one within it. */
    boolean isIn(String name) {
        return className.equals(name) || className.startsWith(name + "$");
    }
}
