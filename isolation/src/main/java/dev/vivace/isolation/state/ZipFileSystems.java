package dev.vivace.isolation.state;

import java.io.IOException;
import java.nio.file.ClosedFileSystemException;
import java.nio.file.FileSystem;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Archives that were opened as file systems, by their URI, which can be done only once until they are closed. */
final class ZipFileSystems implements Area {

    private static final String PROVIDER = "jdk.nio.zipfs.ZipFileSystemProvider";

    private final JdkClass providers;
    private final Set<FileSystem> original = Collections.newSetFromMap(new IdentityHashMap<>());

    ZipFileSystems(Jdk jdk) {
        this.providers = jdk.type("java.nio.file.spi.FileSystemProvider");
    }

    @Override
    public void remember() throws ReflectiveOperationException {
        original.addAll(open());
    }

    @Override
    public void restore() throws ReflectiveOperationException {
        for (FileSystem each : open()) {
            if (!original.contains(each)) {
                close(each);
            }
        }
    }

    /** As at the end of a JVM: what was not written yet is lost. */
    private void close(FileSystem archive) throws ReflectiveOperationException {
        Internals.field(archive.getClass(), "hasUpdate").setBoolean(archive, false);
        try {
            archive.close();
        } catch (IOException | ClosedFileSystemException e) {
            // Its file is gone. The provider finds it by its file only, and would keep it.
            forget(archive);
        }
    }

    private void forget(FileSystem archive) throws ReflectiveOperationException {
        Map<?, FileSystem> known = known();
        synchronized (known) {
            known.values().remove(archive);
        }
    }

    private Collection<FileSystem> open() throws ReflectiveOperationException {
        Map<?, FileSystem> known = known();
        synchronized (known) {
            return List.copyOf(known.values());
        }
    }

    /** By their files; none where the JDK has not looked for its providers yet. */
    @SuppressWarnings("unchecked") // declared so
    private Map<?, FileSystem> known() throws ReflectiveOperationException {
        Collection<?> installed = providers.isInitialised()
                ? (Collection<?>)
                        Internals.field(providers.type(), "installedProviders").get(null)
                : null;
        for (Object provider : installed == null ? List.of() : installed) {
            if (provider.getClass().getName().equals(PROVIDER)) {
                return (Map<?, FileSystem>)
                        Internals.field(provider.getClass(), "filesystems").get(provider);
            }
        }
        return Map.of();
    }
}
