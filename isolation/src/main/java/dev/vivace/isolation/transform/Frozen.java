package dev.vivace.isolation.transform;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

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

    private final Set<String> packagesOfJdk;

    /** Leaves these packages alone, and those of frameworks. */
    public Frozen(Set<String> packagesOfJdk) {
        this.packagesOfJdk = Set.copyOf(packagesOfJdk);
    }

    /** With the packages of this JVM's own modules, named as in class files. */
    public static Frozen ofThisJvm() {
        ClassLoader platform = ClassLoader.getPlatformClassLoader();
        return new Frozen(ModuleLayer.boot().modules().stream()
                .filter(module -> module.getClassLoader() == null || module.getClassLoader() == platform)
                .flatMap(module -> module.getPackages().stream())
                .map(name -> name.replace('.', '/'))
                .collect(Collectors.toSet()));
    }

    public boolean contains(String internalName) {
        int slash = internalName.lastIndexOf('/');
        if (slash > 0 && packagesOfJdk.contains(internalName.substring(0, slash))) {
            return true;
        }
        for (String prefix : PREFIXES) {
            if (internalName.startsWith(prefix)) {
                return true;
            }
        }
        return false;
    }
}
