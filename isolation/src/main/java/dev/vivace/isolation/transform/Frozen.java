package dev.vivace.isolation.transform;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Classes whose statics outlive a reset. The JDK's own state is restored in another way. Test frameworks run across the
 * reset. Generators of classes remember what they defined, and the JVM would refuse to define it twice. Runtimes of
 * languages have no state but caches, and singletons that are compared by identity.
 */
public final class Frozen {

    private static final List<String> PREFIXES = List.of(
            // Ourselves.
            "dev/vivace/isolation/",
            "dev/vivace/stories/",
            "dev/vivace/worker/",
            // Test frameworks and what comes with them.
            "org/junit/",
            "junit/",
            "org/opentest4j/",
            "org/apiguardian/",
            "org/testng/",
            "com/beust/jcommander/",
            "org/apache/maven/surefire/",
            "org/apache/tools/ant/",
            "org/jacoco/",
            "com/intellij/rt/",
            // Generators of classes.
            "org/mockito/",
            "io/mockk/",
            "org/easymock/",
            "org/powermock/",
            "org/objenesis/",
            "net/bytebuddy/",
            "net/sf/cglib/",
            "org/springframework/cglib/",
            "org/springframework/objenesis/",
            "javassist/",
            "org/assertj/core/internal/bytebuddy/",
            "groovy/",
            "groovyjarjarasm/",
            "org/codehaus/groovy/",
            "org/apache/groovy/",
            "org/spockframework/",
            "spock/",
            // Runtimes of languages.
            "kotlin/",
            "scala/",
            "clojure/");

    private final List<Set<String>> packagesOfJdk;
    private final Set<String> classes;
    private final List<String> prefixes;
    private final Map<String, Boolean> known = new ConcurrentHashMap<>();

    private Frozen(List<Set<String>> packagesOfJdk, Set<String> classes, List<String> prefixes) {
        this.packagesOfJdk = packagesOfJdk;
        this.classes = classes;
        this.prefixes = prefixes;
    }

    /** The JDK, test frameworks and the like, and these classes, by their internal names. */
    public static Frozen ofThisJvm(Collection<String> classes) {
        return new Frozen(packagesOfJdk(), Set.copyOf(classes), PREFIXES);
    }

    /** Only the JDK, to see what would become of everything else. */
    public static Frozen jdkOnly() {
        return new Frozen(packagesOfJdk(), Set.of(), List.of());
    }

    /** Nothing, to see how long it takes to look at everything. */
    public static Frozen nothing() {
        return new Frozen(List.of(), Set.of(), List.of());
    }

    /** By module; there are too many to put them together before the program begins. */
    private static List<Set<String>> packagesOfJdk() {
        ClassLoader platform = ClassLoader.getPlatformClassLoader();
        List<Set<String>> packages = new ArrayList<>();
        for (Module module : ModuleLayer.boot().modules()) {
            ClassLoader loader = module.getClassLoader();
            if (loader == null || loader == platform || module.getName().startsWith("jdk.")) {
                packages.add(module.getDescriptor().packages());
            }
        }
        return packages;
    }

    public boolean contains(String internalName) {
        String packageName = internalName.substring(0, internalName.lastIndexOf('/') + 1);
        Boolean frozen = known.get(packageName);
        if (frozen == null) {
            frozen = containsPackage(packageName);
            known.put(packageName, frozen);
        }
        return frozen || !classes.isEmpty() && classes.contains(internalName);
    }

    /** Of a package as it begins the names of its classes: all prefixes end where a package does. */
    private boolean containsPackage(String name) {
        for (String prefix : prefixes) {
            if (name.startsWith(prefix)) {
                return true;
            }
        }
        String dotted =
                name.isEmpty() ? name : name.substring(0, name.length() - 1).replace('/', '.');
        for (Set<String> packages : packagesOfJdk) {
            if (packages.contains(dotted)) {
                return true;
            }
        }
        return false;
    }
}
