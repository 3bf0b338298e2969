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
 * @param lookup from identities to nodes
 */
record Discovery(PlatformTree tree, TestCatalog catalog, OrderLookup lookup) {

    static Discovery of(List<Node> nodes, Map<String, Failure> unloadable) {
        PlatformTree tree = PlatformTree.of(nodes);
        TestCatalog catalog = tree.catalog(unloadable);
        return new Discovery(tree, catalog, new OrderLookup(catalog));
    }
}
