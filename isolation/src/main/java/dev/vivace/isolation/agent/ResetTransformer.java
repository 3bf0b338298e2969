package dev.vivace.isolation.agent;

import dev.vivace.isolation.runtime.Taints;
import dev.vivace.isolation.transform.CannotInstrument;
import dev.vivace.isolation.transform.Frozen;
import dev.vivace.isolation.transform.ResetTransformation;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;

/** Rewrites classes when they are first loaded. Later changes by other agents keep what was added. */
final class ResetTransformer implements ClassFileTransformer {

    private final Frozen frozen;
    private final Map<ClassLoader, ResetTransformation> byLoader = Collections.synchronizedMap(new WeakHashMap<>());

    ResetTransformer(Frozen frozen) {
        this.frozen = frozen;
    }

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] bytes) {
        if (loader == null || name == null || redefined != null || frozen.contains(name)) {
            return null;
        }
        try {
            return byLoader.computeIfAbsent(loader, this::transformation)
                    .apply(name, bytes)
                    .orElse(null);
        } catch (CannotInstrument e) {
            Taints.add(e.className(), "it cannot be instrumented: " + e.getMessage());
        } catch (RuntimeException | Error e) {
            Taints.add(name.replace('/', '.'), "it could not be instrumented: " + e);
        }
        return null;
    }

    private ResetTransformation transformation(ClassLoader loader) {
        return new ResetTransformation(name -> read(loader, name), frozen);
    }

    private static byte[] read(ClassLoader loader, String name) {
        try (InputStream in = loader.getResourceAsStream(name + ".class")) {
            return in == null ? null : in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
