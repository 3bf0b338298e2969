package dev.vivace.engine.run;

import dev.vivace.worker.protocol.Node;
import java.util.ArrayList;
import java.util.List;

/** Hand-made nodes as the engines send them; a child names its parent by the beginning of its unique id. */
final class Nodes {

    private final List<Node> nodes = new ArrayList<>();

    static Nodes of(String engine) {
        Nodes nodes = new Nodes();
        return nodes.container("[engine:" + engine + "]", engine);
    }

    /** A container without a source. */
    Nodes container(String uniqueId, String displayName) {
        return add(uniqueId, Node.Kind.CONTAINER, displayName, "", "", "");
    }

    /** A container that stands for a class. */
    Nodes type(String uniqueId, String className) {
        return add(uniqueId, Node.Kind.CONTAINER, className, className, "", "");
    }

    /** A test that is a method. */
    Nodes method(String uniqueId, String className, String method, String parameterTypes) {
        return add(uniqueId, Node.Kind.TEST, method + "()", className, method, parameterTypes);
    }

    /** A method that produces tests while it runs. */
    Nodes template(String uniqueId, String className, String method) {
        return add(uniqueId, Node.Kind.CONTAINER, method + "()", className, method, "");
    }

    /** A test without a source. */
    Nodes test(String uniqueId, String displayName) {
        return add(uniqueId, Node.Kind.TEST, displayName, "", "", "");
    }

    /** A test whose source is a class, as Vintage has it for what is not a method. */
    Nodes testOfClass(String uniqueId, String displayName, String className) {
        return add(uniqueId, Node.Kind.TEST, displayName, className, "", "");
    }

    private Nodes add(
            String uniqueId, Node.Kind kind, String displayName, String className, String method, String parameters) {
        int cut = uniqueId.lastIndexOf("/[");
        String parent = cut < 0 ? "" : uniqueId.substring(0, cut);
        nodes.add(new Node(uniqueId, parent, kind, displayName, displayName, className, method, parameters, ""));
        return this;
    }

    List<Node> list() {
        return List.copyOf(nodes);
    }
}
