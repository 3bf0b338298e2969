package dev.vivace.isolation.agent;

import dev.vivace.isolation.transform.Frozen;
import java.lang.StackWalker.Option;
import java.lang.StackWalker.StackFrame;
import java.util.List;

/** Who makes a class at run time, as far as it matters for what is static in it. */
final class Definer {

    private static final StackWalker STACK = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);

    /** Generators that a library brings along under its own name. */
    private static final List<String> RELOCATED = List.of(".javassist.", ".bytebuddy.", ".cglib.");

    private final Frozen frozen;

    Definer(Frozen frozen) {
        this.frozen = frozen;
    }

    /**
     * Whether the class that is being defined in this thread is one of the program's, which later tests find as it was
     * left. A generator that outlives a reset gives its classes what belongs to them once, and for ever; and a loader of
     * the program's own is forgotten together with those who know it.
     */
    boolean isOfProgram(ClassLoader loader) {
        return loader == ClassLoader.getSystemClassLoader() && !isGenerator();
    }

    private boolean isGenerator() {
        return STACK.walk(frames -> frames.map(StackFrame::getDeclaringClass)
                        .filter(Definer::isOutsideJdk)
                        .findFirst())
                .map(Class::getName)
                .filter(name -> frozen.contains(name.replace('.', '/')) || isRelocated(name))
                .isPresent();
    }

    private static boolean isRelocated(String className) {
        return RELOCATED.stream().anyMatch(className::contains);
    }

    /** Nor one of ours: we are where the JDK is. */
    private static boolean isOutsideJdk(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader != null && loader != ClassLoader.getPlatformClassLoader();
    }
}
