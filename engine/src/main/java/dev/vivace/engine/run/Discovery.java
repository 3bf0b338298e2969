package dev.vivace.engine.run;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.worker.protocol.Node;
import java.util.List;
import java.util.Map;

/**
 * What a worker found.
 *
 * @param tree every node
 * @param catalog every test
 */
record Discovery(PlatformTree tree, TestCatalog catalog) {

    static Discovery of(List<Node> nodes, Map<String, Failure> unloadable) {
        PlatformTree tree = PlatformTree.of(nodes);
        return new Discovery(tree, tree.catalog(unloadable));
    }
}
