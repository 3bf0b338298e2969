package dev.vivace.isolation.agent;

import dev.vivace.isolation.transform.Frozen;
import java.lang.instrument.Instrumentation;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Makes this JVM able to forget. Runs before the first class of the program is loaded, from the boot loader. */
public final class Setup {

    /** Packages of the JDK in which there is state to look at. */
    private static final List<String> OPENED = List.of(
            "java.lang",
            "java.lang.invoke",
            "java.net",
            "java.io",
            "java.util",
            "java.util.concurrent",
            "java.security",
            "jdk.internal.misc");

    private Setup() {}

    /** Called once, by {@code Agent}, by name: it is loaded by another loader. */
    public static void install(Instrumentation instrumentation) {
        open(instrumentation);
        instrumentation.addTransformer(new ResetTransformer(Frozen.ofThisJvm()), false);
        ReflectionHooks.install(instrumentation);
    }

    private static void open(Instrumentation instrumentation) {
        Module ours = Setup.class.getModule();
        Map<String, Set<Module>> opened = OPENED.stream().collect(Collectors.toMap(name -> name, name -> Set.of(ours)));
        instrumentation.redefineModule(Object.class.getModule(), Set.of(), opened, opened, Set.of(), Map.of());
    }
}
