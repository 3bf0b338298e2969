package dev.vivace.isolation.boundary;

import dev.vivace.isolation.state.Internals;
import dev.vivace.isolation.transform.Frozen;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ThreadPoolExecutor;

/** Whose threads and objects are, as far as classes tell: of a test, of a framework that outlives the boundary, or of the JDK. */
final class Owners {

    /** Threads that serve whoever comes, and nobody in particular. */
    private static final List<String> SERVANTS = List.of(
            "jdk.internal.",
            "java.lang.ref.",
            "java.lang.Process",
            "java.util.prefs.",
            "sun.net.www.http.KeepAlive",
            "java.awt.",
            "sun.awt.",
            "sun.java2d.",
            "javax.swing.TimerQueue");

    /** Of the JDK, too, but they run code that they are given. */
    private static final List<String> DELAYERS =
            List.of("java.util.concurrent.CompletableFuture$Delayer", "java.util.concurrent.DelayScheduler");

    /** Nothing but a name for code that they are given. */
    private static final List<String> WRAPPERS = List.of("kotlin.concurrent.", "scala.sys.ShutdownHookThread");

    /** Nobody wraps a task so often; one that wraps itself is followed no further. */
    private static final int MOST_WRAPPERS = 8;

    private static final String WORKER = "java.util.concurrent.ThreadPoolExecutor$Worker";

    private final Frozen frozen;
    private final Field holder;
    private final Field task;

    Owners(Frozen frozen) throws ReflectiveOperationException {
        this.frozen = frozen;
        this.holder = Runtime.version().feature() < 19 ? null : Internals.field(Thread.class, "holder");
        this.task =
                holder == null ? Internals.field(Thread.class, "target") : Internals.field(holder.getType(), "task");
    }

    /** Whether a thread goes on by right, whatever it does. */
    boolean isLasting(Thread thread) throws ReflectiveOperationException {
        if (thread.getClass() == Thread.class && task(thread) == null) {
            // One of the JVM itself, or that native code has brought in.
            return true;
        }
        return CommonPool.isWorker(thread) || isAny(SERVANTS, makers(thread));
    }

    /** Whether a framework or the JDK has made a thread to run what comes, which may be of the program. */
    boolean isLent(Thread thread) throws ReflectiveOperationException {
        for (Class<?> maker : makers(thread)) {
            if (isOfFramework(maker) && !isAny(WRAPPERS, List.of(maker))) {
                return true;
            }
        }
        return isDelayer(thread);
    }

    /** Whether a thread of the JDK runs later what it is given. */
    boolean isDelayer(Thread thread) throws ReflectiveOperationException {
        return isAny(DELAYERS, makers(thread));
    }

    /** What tells who has made a thread: itself, what it runs, and what makes the threads of its pool. */
    private List<Class<?>> makers(Thread thread) throws ReflectiveOperationException {
        List<Class<?>> makers = new ArrayList<>();
        makers.add(thread.getClass());
        Object task = task(thread);
        if (task != null) {
            makers.add(task.getClass());
        }
        Optional<ThreadPoolExecutor> pool = pool(thread);
        if (pool.isPresent()) {
            makers.add(pool.get().getThreadFactory().getClass());
        }
        return makers;
    }

    private static boolean isAny(List<String> prefixes, List<Class<?>> types) {
        for (Class<?> type : types) {
            for (String prefix : prefixes) {
                if (type.getName().startsWith(prefix)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a thread is a part of the JDK or of a framework; what they offer to run others' tasks does not count. */
    boolean isTests(Thread thread) throws ReflectiveOperationException {
        Object task = task(thread);
        Class<?> type = thread.getClass() == Thread.class && task != null ? task.getClass() : thread.getClass();
        return type == Thread.class
                || type.getName().startsWith("java.util.concurrent.")
                || isAny(WRAPPERS, List.of(type))
                || isProgram(type);
    }

    /** Whether a class is of a test, or of what it tests. */
    boolean isProgram(Class<?> type) {
        return !isOfJdk(type) && !isOfFramework(type);
    }

    /** By a name as stack traces have it; that of a hidden class has a slash, and tells nothing. */
    boolean isProgram(String className) {
        return className.indexOf('/') < 0 && !frozen.contains(className.replace('.', '/'));
    }

    boolean isOfFramework(Class<?> type) {
        return !isOfJdk(type) && frozen.contains(type.getName().replace('.', '/'));
    }

    static boolean isOfJdk(Class<?> type) {
        return type.getClassLoader() == null || type.getClassLoader() == ClassLoader.getPlatformClassLoader();
    }

    /** The pool for which a thread works. */
    Optional<ThreadPoolExecutor> pool(Thread thread) throws ReflectiveOperationException {
        Object worker = task(thread);
        return worker != null && worker.getClass().getName().equals(WORKER)
                ? Optional.of((ThreadPoolExecutor)
                        Internals.field(worker.getClass(), "this$0").get(worker))
                : Optional.empty();
    }

    /** The executor within which a thread is made, where a library has one of its own. */
    Optional<Executor> executor(Thread thread) throws ReflectiveOperationException {
        Object task = task(thread);
        Object member = task == null ? thread : task;
        for (Field field : fields(member.getClass())) {
            if (field.isSynthetic() && Executor.class.isAssignableFrom(field.getType())) {
                return Optional.ofNullable((Executor)
                        Internals.field(member.getClass(), field.getName()).get(member));
            }
        }
        return Optional.empty();
    }

    /**
     * Objects of the program that a thread serves, nearest first: itself, what it runs, what that only wraps, and the
     * objects of which these are a part, as an inner class or a lambda is.
     */
    List<Object> responsible(Thread thread) throws ReflectiveOperationException {
        List<Object> objects = new ArrayList<>();
        Optional<Object> member = Optional.of(thread);
        for (int depth = 0; depth < MOST_WRAPPERS && member.isPresent(); depth++) {
            Object known = member.get();
            if (isProgram(known.getClass())) {
                objects.add(known);
                whole(known).ifPresent(objects::add);
            }
            member = known == thread ? Optional.ofNullable(task(thread)) : wrapped(known);
        }
        return objects;
    }

    /** What a task runs in its turn: the only task that it knows. */
    private Optional<Object> wrapped(Object task) throws ReflectiveOperationException {
        List<Field> tasks = new ArrayList<>();
        for (Field field : isProgram(task.getClass()) ? fields(task.getClass()) : new Field[0]) {
            if (field.getType() == Runnable.class && !Modifier.isStatic(field.getModifiers())) {
                tasks.add(field);
            }
        }
        return tasks.size() == 1
                ? Optional.ofNullable(
                        Internals.field(task.getClass(), tasks.get(0).getName()).get(task))
                : Optional.empty();
    }

    /** The instance within which an inner class or a lambda was written; other variables of theirs are strangers. */
    private Optional<Object> whole(Object part) throws ReflectiveOperationException {
        for (Field field : fields(part.getClass())) {
            if (isWhole(field, part.getClass()) && isProgram(field.getType())) {
                return Optional.ofNullable(
                        Internals.field(part.getClass(), field.getName()).get(part));
            }
        }
        return Optional.empty();
    }

    private static boolean isWhole(Field field, Class<?> part) {
        int lambda = part.getName().indexOf("$$Lambda");
        return lambda < 0
                ? field.isSynthetic() && field.getName().startsWith("this$")
                : field.getType().getName().equals(part.getName().substring(0, lambda));
    }

    /** None where one of them has a type that is not on the class path. */
    private static Field[] fields(Class<?> type) {
        try {
            return type.getDeclaredFields();
        } catch (LinkageError e) {
            return new Field[0];
        }
    }

    private Object task(Thread thread) throws ReflectiveOperationException {
        Object place = holder == null ? thread : holder.get(thread);
        return place == null ? null : task.get(place);
    }
}
