package dev.vivace.isolation.agent;

import dev.vivace.isolation.runtime.DefinedClasses;
import dev.vivace.isolation.runtime.Epoch;
import dev.vivace.isolation.runtime.Names;
import dev.vivace.isolation.runtime.Taints;
import dev.vivace.isolation.transform.Frozen;
import dev.vivace.isolation.transform.ResetTransformation;
import dev.vivace.isolation.transform.Rewritten;
import java.lang.instrument.ClassFileTransformer;
import java.nio.charset.StandardCharsets;
import java.security.ProtectionDomain;
import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;

/** Rewrites classes when they are first loaded. Later changes by other agents keep what was added. */
final class ResetTransformer implements ClassFileTransformer {

    private final Frozen frozen;
    private final KeptClasses kept;
    private final Definer definer;
    private final Map<ClassLoader, Boolean> seeing = Collections.synchronizedMap(new WeakHashMap<>());
    private final Map<ClassLoader, ResetTransformation> byLoader = Collections.synchronizedMap(new WeakHashMap<>());

    ResetTransformer(Frozen frozen, KeptClasses kept) {
        this.frozen = frozen;
        this.kept = kept;
        this.definer = new Definer(frozen);
    }

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] bytes) {
        if (loader == null || name == null || redefined != null && isOurWork(bytes)) {
            return null;
        }
        try {
            return frozen.contains(name) ? leftAlone(loader, name, domain) : instrumented(loader, name, bytes);
        } catch (RuntimeException | Error e) {
            Taints.add(name.replace('/', '.'), "it could not be instrumented: " + e);
            return bare(loader, name, bytes);
        }
    }

    private byte[] leftAlone(ClassLoader loader, String name, ProtectionDomain domain) {
        if (ProjectClasses.contain(name, domain) && hasState(loader, name)) {
            Taints.add(name.replace('/', '.'), "classes of its package are not forgotten, as those of a framework");
        }
        return null;
    }

    /** Whether a class that is left alone would be one to forget. */
    private boolean hasState(ClassLoader loader, String name) {
        return new ResetTransformation(new LoaderClasses(loader, kept), Frozen.jdkOnly()).hasState(name);
    }

    private byte[] instrumented(ClassLoader loader, String name, byte[] bytes) {
        String className = name.replace('/', '.');
        if (!seesUs(loader)) {
            Taints.add(className, "its class loader, " + loader.getClass().getName() + ", hides us");
            return null;
        }
        Rewritten rewritten = rewritten(loader, name, bytes);
        for (String doubt : rewritten.doubts()) {
            if (!doubt.equals(Rewritten.MADE_WITH_VARIABLES) || definer.isOfProgram(loader)) {
                Taints.add(className, doubt);
            }
        }
        if (rewritten.isMade()) {
            DefinedClasses.note(loader, className, bytes);
        }
        return rewritten.bytes();
    }

    /** A class that could not be looked at, but may be called by those who could look at it. */
    private byte[] bare(ClassLoader loader, String name, byte[] bytes) {
        try {
            return frozen.contains(name) ? null : transformation(loader).bare(bytes);
        } catch (RuntimeException | Error e) {
            // Nor can those others then: it is of a future Java perhaps.
            return null;
        }
    }

    /** A loader that asks others for the JDK's own packages alone could not link what calls us. */
    private boolean seesUs(ClassLoader loader) {
        Boolean known = seeing.get(loader);
        if (known == null) {
            known = findsUs(loader);
            seeing.put(loader, known);
        }
        return known;
    }

    private static boolean findsUs(ClassLoader loader) {
        try {
            return Class.forName(Epoch.class.getName(), false, loader) == Epoch.class;
        } catch (ClassNotFoundException | LinkageError | RuntimeException e) {
            return false;
        }
    }

    /**
     * Whether what a loaded class is to be redefined with has gone through us. Where it comes from the class path instead,
     * the JVM refuses it unless it gets the same members.
     */
    private static boolean isOurWork(byte[] bytes) {
        byte[] prefix = Names.PREFIX.getBytes(StandardCharsets.US_ASCII);
        for (int from = 0; from + prefix.length <= bytes.length; from++) {
            if (bytes[from] == prefix[0]
                    && Arrays.equals(bytes, from, from + prefix.length, prefix, 0, prefix.length)) {
                return true;
            }
        }
        return false;
    }

    private Rewritten rewritten(ClassLoader loader, String name, byte[] bytes) {
        Rewritten known = kept.find(loader, bytes);
        if (known != null) {
            return known;
        }
        Rewritten made = transformation(loader).apply(name, bytes);
        kept.add(loader, bytes, made);
        return made;
    }

    /** Made without a lock on all loaders: finding classes through one may load classes through another. */
    private ResetTransformation transformation(ClassLoader loader) {
        ResetTransformation known = byLoader.get(loader);
        if (known == null) {
            // It must not keep the loader from being collected, which is a key here.
            known = new ResetTransformation(new LoaderClasses(loader, kept), frozen);
            byLoader.put(loader, known);
        }
        return known;
    }
}
