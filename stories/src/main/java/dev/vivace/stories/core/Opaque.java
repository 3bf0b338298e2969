package dev.vivace.stories.core;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.lang.ref.Reference;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Modifier;
import java.net.InetAddress;
import java.net.SocketAddress;
import java.net.URL;
import java.text.Format;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;

/** Objects of the JDK whose inside is closed to us: streams around streams, servers, executors, views of containers. */
final class Opaque {

    /** They hold nothing of a user's, or nothing that they would use. */
    private static final List<Class<?>> SIMPLE = List.of(
            Lock.class,
            ReadWriteLock.class,
            Semaphore.class,
            CountDownLatch.class,
            Number.class,
            Random.class,
            Format.class,
            Reference.class,
            ThreadLocal.class,
            ClassLoader.class,
            AnnotatedElement.class,
            InetAddress.class,
            SocketAddress.class,
            URL.class,
            System.Logger.class,
            ByteArrayInputStream.class,
            ByteArrayOutputStream.class,
            CharArrayWriter.class,
            StringReader.class,
            StringWriter.class);

    private Opaque() {}

    /** Whether there may be objects inside that nobody sees, or that are not seen for themselves. */
    static boolean mayHold(Object value) {
        return isView(value) || (!Kinds.isOpen(value) && SIMPLE.stream().noneMatch(simple -> simple.isInstance(value)));
    }

    /** A container that users cannot make themselves shows what another one has: unmodifiable, synchronised, a part of it. */
    private static boolean isView(Object value) {
        return (value instanceof Collection || value instanceof Map)
                && Kinds.isOfJdk(value.getClass())
                && !Modifier.isPublic(value.getClass().getModifiers())
                && !value.getClass().getName().startsWith("java.util.ImmutableCollections");
    }

    /**
     * Whether one object may be inside another. Views show containers, and what is itself closed goes into its like, a stream into
     * a stream; a user's object may be anywhere, since there may be code that uses it.
     */
    static boolean mayHold(Object holder, Object value) {
        if (isView(holder)) {
            return value instanceof Collection
                    || value instanceof Map
                    || value.getClass().isArray();
        }
        return Kinds.isOpen(value) || home(holder).equals(home(value));
    }

    private static String home(Object value) {
        Class<?> type = value.getClass();
        while (!Modifier.isPublic(type.getModifiers())) {
            type = type.getSuperclass();
        }
        return type.getPackageName();
    }
}
