package dev.vivace.isolation.transform;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Classes whose statics outlive a reset. The JDK's own state is restored in another way. Test frameworks run across the
 * reset. Generators of classes remember what they defined, and the JVM would refuse to define it twice. Logging frameworks
 * hold files and threads. Runtimes of languages have no state but caches, and singletons that are compared by identity.
 */
public final class Frozen {

    private static final List<String> PREFIXES = List.of(
            // Ourselves.
            "dev/vivace/isolation/",
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
            // Logging.
            "org/slf4j/",
            "ch/qos/logback/",
            "org/apache/log4j/",
            "org/apache/logging/",
            "org/apache/commons/logging/",
            "org/jboss/logging/",
            // Runtimes of languages.
            "kotlin/",
            "scala/",
            "clojure/");

    private final Set<String> packages;
    private final Set<String> classes;
    private final List<String> prefixes;

    private Frozen(Set<String> packages, Set<String> classes, List<String> prefixes) {
        this.packages = packages;
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

    /** The packages of this JVM's own modules, named as in class files. */
    private static Set<String> packagesOfJdk() {
        ClassLoader platform = ClassLoader.getPlatformClassLoader();
        Set<String> packages = new HashSet<>();
        for (Module module : ModuleLayer.boot().modules()) {
            ClassLoader loader = module.getClassLoader();
            if (loader == null || loader == platform || module.getName().startsWith("jdk.")) {
                for (String name : module.getPackages()) {
                    packages.add(name.replace('.', '/'));
                }
            }
        }
        return packages;
    }

    public boolean contains(String internalName) {
        int slash = internalName.lastIndexOf('/');
        if (slash > 0 && packages.contains(internalName.substring(0, slash)) || classes.contains(internalName)) {
            return true;
        }
        for (String prefix : prefixes) {
            if (internalName.startsWith(prefix)) {
                return true;
            }
        }
        return false;
    }
}
