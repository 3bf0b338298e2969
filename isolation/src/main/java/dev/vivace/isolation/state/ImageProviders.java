package dev.vivace.isolation.state;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import javax.imageio.spi.IIORegistry;

/** Readers and writers of images that were registered or taken away. */
final class ImageProviders implements Area {

    private final JdkClass images;
    private List<Object> original;

    ImageProviders(Jdk jdk) {
        this.images = jdk.type("javax.imageio.spi.IIORegistry");
    }

    @Override
    public void remember() throws ReflectiveOperationException {
        if (images.isInitialised()) {
            original = providers();
        }
    }

    @Override
    public void restore() throws ReflectiveOperationException {
        if (!images.isInitialised()) {
            return;
        }
        IIORegistry registry = IIORegistry.getDefaultInstance();
        if (original == null) {
            registry.deregisterAll();
            Internals.method(IIORegistry.class, "registerStandardSpis").invoke(registry);
            registry.registerApplicationClasspathSpis();
            original = providers();
        } else if (!providers().equals(original)) {
            registry.deregisterAll();
            registry.registerServiceProviders(original.iterator());
        }
    }

    private static List<Object> providers() {
        IIORegistry registry = IIORegistry.getDefaultInstance();
        List<Object> providers = new ArrayList<>();
        for (Iterator<Class<?>> categories = registry.getCategories(); categories.hasNext(); ) {
            registry.getServiceProviders(categories.next(), false).forEachRemaining(providers::add);
        }
        return providers;
    }
}
