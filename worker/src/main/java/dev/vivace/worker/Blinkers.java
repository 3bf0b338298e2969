package dev.vivace.worker;

import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.Enumeration;

/** Sees the classes of the class path and none of its files: neither services nor configuration. */
final class Blinkers extends ClassLoader {

    Blinkers() {
        super(Blinkers.class.getClassLoader());
    }

    @Override
    public URL getResource(String name) {
        return null;
    }

    @Override
    public Enumeration<URL> getResources(String name) {
        return Collections.emptyEnumeration();
    }

    @Override
    public InputStream getResourceAsStream(String name) {
        return null;
    }
}
