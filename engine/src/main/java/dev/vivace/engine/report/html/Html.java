package dev.vivace.engine.report.html;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** A piece of a page. There is no way to make one from markup, so that no text can become markup. */
sealed interface Html {

    /** Nothing at all. */
    Html NOTHING = new Many(List.of());

    /** Writes it as HTML. */
    void writeTo(Appendable out) throws IOException;

    /** Characters, whatever they are. */
    static Html text(String text) {
        return new Text(text);
    }

    /** A number. */
    static Html text(long number) {
        return new Text(Long.toString(number));
    }

    /** Pieces, one after another. */
    static Html all(Collection<? extends Html> pieces) {
        return new Many(List.<Html>copyOf(pieces));
    }

    /** Pieces, one after another. */
    static Html all(Html... pieces) {
        return new Many(List.of(pieces));
    }

    /** An element without attributes yet. */
    static Element element(String name, Html... children) {
        return new Element(name, Map.of(), List.of(children));
    }

    /** The same with many children. */
    static Element element(String name, Collection<? extends Html> children) {
        return new Element(name, Map.of(), List.<Html>copyOf(children));
    }

    /** The same with nothing but text in it. */
    static Element element(String name, String text) {
        return element(name, text(text));
    }

    /** A link to another of our files, or to a place in one. */
    static Element link(String target, Html... children) {
        return element("a", children).with("href", target);
    }

    /** The page's text. */
    default String markup() {
        StringBuilder out = new StringBuilder();
        try {
            writeTo(out);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        return out.toString();
    }

    /**
     * Characters.
     *
     * @param value not escaped yet
     */
    record Text(String value) implements Html {
        @Override
        public void writeTo(Appendable out) throws IOException {
            SafeCharacters.write(value, out);
        }
    }

    /**
     * Pieces in a row.
     *
     * @param pieces these
     */
    record Many(List<Html> pieces) implements Html {
        public Many {
            pieces = List.copyOf(pieces);
        }

        @Override
        public void writeTo(Appendable out) throws IOException {
            for (Html piece : pieces) {
                piece.writeTo(out);
            }
        }
    }

    /**
     * An element.
     *
     * @param name of our own choice, never from outside
     * @param attributes names of our own choice, with values that are escaped
     * @param children what is in it
     */
    record Element(String name, Map<String, String> attributes, List<Html> children) implements Html {

        private static final Set<String> VOID = Set.of("meta", "link", "input", "br", "hr", "wbr");
        private static final Set<String> FORBIDDEN = Set.of("style", "srcdoc", "iframe", "object", "embed", "base");
        private static final Pattern PLAIN = Pattern.compile("[a-zA-Z][a-zA-Z0-9-]*");
        private static final Pattern OWN_FILE = Pattern.compile("(\\.\\./)*[#\\w][\\w./#=&-]*");

        public Element {
            if (!isPlain(name) || !attributes.keySet().stream().allMatch(Element::isPlain)) {
                throw new IllegalArgumentException("Not a name of our own: " + name + " " + attributes.keySet());
            }
            attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
            children = List.copyOf(children);
        }

        /** A page may neither script nor dress itself: strict policies of servers forbid both. */
        private static boolean isPlain(String name) {
            return PLAIN.matcher(name).matches() && !name.startsWith("on") && !FORBIDDEN.contains(name);
        }

        Element with(String attribute, String value) {
            if (attribute.equals("href") && !OWN_FILE.matcher(value).matches()) {
                throw new IllegalArgumentException("Not a link to a file of ours: " + value);
            }
            Map<String, String> more = new LinkedHashMap<>(attributes);
            more.put(attribute, value);
            return new Element(name, more, children);
        }

        Element with(String attribute, long value) {
            return with(attribute, Long.toString(value));
        }

        /** An attribute that says everything by being there. */
        Element is(String attribute, boolean there) {
            return there ? with(attribute, "") : this;
        }

        Element ofClass(String names) {
            return with("class", names);
        }

        Element id(String id) {
            return with("id", id);
        }

        /** The same with more in it. */
        Element add(Html... more) {
            List<Html> all = new ArrayList<>(children);
            all.addAll(List.of(more));
            return new Element(name, attributes, all);
        }

        @Override
        public void writeTo(Appendable out) throws IOException {
            out.append('<').append(name);
            for (Map.Entry<String, String> attribute : attributes.entrySet()) {
                out.append(' ').append(attribute.getKey()).append("=\"");
                SafeCharacters.write(attribute.getValue(), out);
                out.append('"');
            }
            out.append('>');
            for (Html child : children) {
                child.writeTo(out);
            }
            if (!VOID.contains(name)) {
                out.append("</").append(name).append('>');
            }
        }
    }
}
