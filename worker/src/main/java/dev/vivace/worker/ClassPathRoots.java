package dev.vivace.worker;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.util.Collections;

/**
 * Tells which directories are on the class path of a JVM. The controller asks once before it writes class paths in a
 * form of which it must be sure that they mean the same.
 */
public final class ClassPathRoots {

    private ClassPathRoots() {}

    /** Prints their addresses, one a line. Some jars have roots, too: that of a later release of Java. */
    public static void main(String[] args) throws IOException, URISyntaxException {
        for (URL root : Collections.list(ClassLoader.getSystemResources(""))) {
            if (root.getProtocol().equals("file")) {
                System.out.println(root.toURI().toASCIIString());
            }
        }
    }
}
