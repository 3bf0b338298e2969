package dev.vivace.isolation.state;

import java.lang.reflect.Method;

/** What Swing and {@code ImageIO} keep in the context of the application: look and feel, and the cache's settings. */
final class Desktop implements Area {

    private final JdkClass context;
    private final JdkClass lookAndFeel;
    private final JdkClass swing;
    private final JdkClass imageCache;

    Desktop(Jdk jdk) {
        this.context = jdk.type("sun.awt.AppContext");
        this.lookAndFeel = jdk.type("javax.swing.UIManager");
        this.swing = jdk.type("sun.swing.SwingUtilities2");
        this.imageCache = jdk.type("javax.imageio.ImageIO$CacheInfo");
    }

    @Override
    public void restore() throws ReflectiveOperationException {
        if (!context.isInitialised()) {
            return;
        }
        if (lookAndFeel.isInitialised() && swing.isInitialised()) {
            forget(Internals.field(swing.type(), "LAF_STATE_KEY").get(null));
        }
        if (imageCache.isInitialised()) {
            forget(imageCache.type());
        }
    }

    private void forget(Object key) throws ReflectiveOperationException {
        Object current = Internals.method(context.type(), "getAppContext").invoke(null);
        Method remove = Internals.method(context.type(), "remove", Object.class);
        remove.invoke(current, key);
    }
}
