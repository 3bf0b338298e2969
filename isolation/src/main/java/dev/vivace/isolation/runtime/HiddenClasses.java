package dev.vivace.isolation.runtime;

/** The JVM lets nobody change hidden classes: what is static in them stays. */
public final class HiddenClasses {

    private HiddenClasses() {}

    /** One with this class file is about to be defined, by other means than the JDK's own for lambdas. */
    public static void defined(byte[] bytes) {
        ClassFile file = ClassFile.of(bytes);
        if (file != null && file.hasVariables()) {
            Taints.add(file.name(), "it is a hidden class with static variables");
        }
    }
}
