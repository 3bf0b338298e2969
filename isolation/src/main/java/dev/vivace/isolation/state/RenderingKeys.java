package dev.vivace.isolation.state;

import java.lang.ref.Reference;
import java.util.Iterator;
import java.util.Map;

/** Who makes a key for rendering is asked whether there is one like it already; constants of a program are, when made again. */
final class RenderingKeys implements Area {

    private final JdkClass keys;

    RenderingKeys(Jdk jdk) {
        this.keys = jdk.type("java.awt.RenderingHints$Key");
    }

    /** The JDK's own are made once, and stay. */
    @Override
    public void restore() throws ReflectiveOperationException {
        if (!keys.isInitialised()) {
            return;
        }
        synchronized (keys.type()) {
            Map<?, ?> known =
                    (Map<?, ?>) Internals.field(keys.type(), "identitymap").get(null);
            for (Iterator<?> each = known.values().iterator(); each.hasNext(); ) {
                Object key = ((Reference<?>) each.next()).get();
                if (key == null || key.getClass().getClassLoader() != null) {
                    each.remove();
                }
            }
        }
    }
}
