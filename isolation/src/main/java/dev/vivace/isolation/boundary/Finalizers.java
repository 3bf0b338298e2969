package dev.vivace.isolation.boundary;

import dev.vivace.isolation.state.Internals;
import dev.vivace.isolation.state.Jdk;
import dev.vivace.isolation.state.JdkClass;
import java.lang.ref.Reference;
import java.lang.reflect.Field;

/**
 * Objects of the program that wait for their finalizer: they are let go without it, as at the end of a JVM. Later it
 * would reach what is static by then: a finalizer of a database removes the new database of the same name.
 */
final class Finalizers implements Step {

    private final JdkClass finalizer;
    private final Owners owners;

    Finalizers(Jdk jdk, Owners owners) {
        this.finalizer = jdk.type("java.lang.ref.Finalizer");
        this.owners = owners;
    }

    @Override
    public String subject() {
        return "finalizers";
    }

    @Override
    public void take() throws ReflectiveOperationException {
        if (finalizer.isInitialised()) {
            Field first = field("unfinalized");
            Queue queue = new Queue(first, field("next"), field("prev"));
            synchronized (field("lock").get(null)) {
                removeFrom(queue, first.get(null));
            }
        }
    }

    private Field field(String name) throws ReflectiveOperationException {
        return Internals.field(finalizer.type(), name);
    }

    private void removeFrom(Queue queue, Object first) throws ReflectiveOperationException {
        Object waiting = first;
        while (waiting != null) {
            Object after = queue.next.get(waiting);
            Object object = ((Reference<?>) waiting).get();
            if (object != null && owners.isProgram(object.getClass())) {
                queue.remove(waiting);
            }
            waiting = after;
        }
    }

    /** Where those who wait know each other. */
    private static final class Queue {

        private final Field first;
        private final Field next;
        private final Field previous;

        Queue(Field first, Field next, Field previous) {
            this.first = first;
            this.next = next;
            this.previous = previous;
        }

        /** As the JDK does it before it runs one; one that is its own successor is never run again. */
        void remove(Object waiting) throws ReflectiveOperationException {
            Object before = previous.get(waiting);
            Object after = next.get(waiting);
            if (before == null) {
                first.set(null, after);
            } else {
                next.set(before, after);
            }
            if (after != null) {
                previous.set(after, before);
            }
            previous.set(waiting, null);
            next.set(waiting, waiting);
        }
    }
}
