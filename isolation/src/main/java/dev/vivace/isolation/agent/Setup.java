package dev.vivace.isolation.agent;

import dev.vivace.isolation.runtime.Interruptions;
import dev.vivace.isolation.runtime.LoadedClasses;
import dev.vivace.isolation.runtime.Traces;
import dev.vivace.isolation.transform.Frozen;
import java.lang.instrument.Instrumentation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

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

    /**
     * Called once, by {@code Agent}, by name: it is loaded by another loader.
     *
     * @throws IllegalStateException where this JVM does not let us change classes, or began without us
     */
    public static void install(String arguments, Instrumentation instrumentation) {
        Options options = Options.parse(arguments);
        open(instrumentation);
        // Programs come by here first where their stack is full, perhaps, and no class can be initialised.
        Interruptions.allow();
        Traces.prepare();
        Frozen frozen = Frozen.ofThisJvm(EarlyClasses.of(instrumentation).checked());
        KeptClasses kept = KeptClasses.in(options.cache());
        instrumentation.addTransformer(new ResetTransformer(frozen, kept), false);
        HookTransformer.install(instrumentation, kept);
        CanaryLoader.check();
        LoadedClasses.seenBy(instrumentation);
    }

    private static void open(Instrumentation instrumentation) {
        Module ours = Setup.class.getModule();
        Map<String, Set<Module>> opened = new HashMap<>();
        for (String name : OPENED) {
            opened.put(name, Set.of(ours));
        }
        instrumentation.redefineModule(Object.class.getModule(), Set.of(), opened, opened, Set.of(), Map.of());
    }
}
