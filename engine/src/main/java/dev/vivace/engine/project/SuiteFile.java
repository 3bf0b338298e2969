package dev.vivace.engine.project;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * A TestNG suite file, as far as it says which classes run.
 *
 * @param includes the classes and packages that it names, as patterns of Surefire
 * @param beyond elements that say more than that, and are not honoured
 */
record SuiteFile(List<String> includes, Set<String> beyond) {

    private static final List<String> SAYING_MORE =
            List.of("groups", "methods", "parameter", "listeners", "method-selectors");

    SuiteFile {
        includes = List.copyOf(includes);
        beyond = Set.copyOf(beyond);
    }

    /** Reads a file, and those that it names. */
    static SuiteFile read(Path file) {
        Document document = parse(file);
        List<String> includes = new ArrayList<>();
        Set<String> beyond = new LinkedHashSet<>();
        elements(document, "class").forEach(element -> includes.add(path(element.getAttribute("name")) + ".java"));
        elements(document, "package").forEach(element -> includes.add(packagePattern(element.getAttribute("name"))));
        SAYING_MORE.stream().filter(name -> !elements(document, name).isEmpty()).forEach(beyond::add);
        for (Element nested : elements(document, "suite-file")) {
            SuiteFile other = read(file.resolveSibling(nested.getAttribute("path")));
            includes.addAll(other.includes());
            beyond.addAll(other.beyond());
        }
        return new SuiteFile(includes, beyond);
    }

    /** TestNG's {@code a.b.*} means the packages below, too. */
    private static String packagePattern(String name) {
        return name.endsWith(".*") ? path(name.substring(0, name.length() - 2)) + "/**" : path(name) + "/*";
    }

    private static String path(String name) {
        return name.replace('.', '/');
    }

    private static List<Element> elements(Document document, String name) {
        NodeList nodes = document.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }

    private static Document parse(Path file) {
        try {
            return parser().parse(file.toFile());
        } catch (IOException | SAXException e) {
            throw Problem.of("Cannot read the TestNG suite " + file + ": " + e.getMessage())
                    .tryThis("Surefire's suiteXmlFiles names it: a file that is there and is XML");
        }
    }

    /** Suite files name a DTD on the network, which nobody needs to read them. */
    private static DocumentBuilder parser() {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
            factory.setFeature("http://xml.org/sax/features/external-general-entities", false);
            factory.setFeature("http://xml.org/sax/features/external-parameter-entities", false);
            return factory.newDocumentBuilder();
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException("This JDK's XML parser cannot be kept off the network", e);
        }
    }
}
