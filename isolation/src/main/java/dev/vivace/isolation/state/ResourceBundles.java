package dev.vivace.isolation.state;

import java.util.ResourceBundle;

/** Resource bundles that were found before: a test's own class may be behind one. */
final class ResourceBundles implements Area {

    @Override
    public void restore() {
        ClassLoader system = ClassLoader.getSystemClassLoader();
        ResourceBundle.clearCache(system);
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        if (context != null && context != system) {
            ResourceBundle.clearCache(context);
        }
    }
}
