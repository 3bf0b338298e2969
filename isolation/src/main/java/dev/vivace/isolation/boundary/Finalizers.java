package dev.vivace.isolation.boundary;

import dev.vivace.isolation.state.Internals;
import java.lang.ref.Reference;
import java.lang.reflect.Field;

/**
 * Objects of the program that wait for their finalizer: they are let go without it, as at the end of a JVM. Later it
 * would reach what is static by then: a finalizer of a database removes the new database of the same name.
 */
final class Finalizers implements Step {

    private final ThreadOwners owners;
    private final Object lock;
    private final Field first;
    private final Field next;
    private final Field previous;

    Finalizers(ThreadOwners owners) throws ReflectiveOperationException {
        // Every JVM has it initialised.
        Class<?> finalizer = Class.forName("java.lang.ref.Finalizer", false, null);
        this.owners = owners;
        this.lock = Internals.field(finalizer, "lock").get(null);
        this.first = Internals.field(finalizer, "unfinalized");
        this.next = Internals.field(finalizer, "next");
        this.previous = Internals.field(finalizer, "prev");
    }

    @Override
    public String subject() {
        return "finalizers";
    }

    @Override
    public void take() throws ReflectiveOperationException {
        synchronized (lock) {
            Object waiting = first.get(null);
            while (waiting != null) {
                Object after = next.get(waiting);
                Object object = ((Reference<?>) waiting).get();
                if (object != null && owners.isProgram(object.getClass())) {
                    remove(waiting, after);
                }
                waiting = after;
            }
        }
    }

    /** As the JDK does it before it runs one; one that is its own successor is never run again. */
    private void remove(Object waiting, Object after) throws ReflectiveOperationException {
        Object before = previous.get(waiting);
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
