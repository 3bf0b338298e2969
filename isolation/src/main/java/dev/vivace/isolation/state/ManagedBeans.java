package dev.vivace.isolation.state;

import dev.vivace.isolation.transform.Frozen;
import java.lang.management.ManagementFactory;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.management.InstanceNotFoundException;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.MBeanServerFactory;
import javax.management.ObjectName;

/** MBeans that were registered, and servers that were made for them. What the JDK registers itself stays. */
final class ManagedBeans implements Area {

    private static final Set<String> OF_JDK = Set.of(
            "JMImplementation",
            "java.lang",
            "java.nio",
            "java.util.logging",
            "com.sun.management",
            "jdk.management.jfr");

    private final JdkClass factory;
    private final JdkClass platform;
    private final Frozen frozen;
    private Set<ObjectName> original = Set.of();
    private List<MBeanServer> originalServers = List.of();

    ManagedBeans(Jdk jdk, Frozen frozen) {
        this.factory = jdk.type("javax.management.MBeanServerFactory");
        this.platform = jdk.type("java.lang.management.ManagementFactory");
        this.frozen = frozen;
    }

    @Override
    public void remember() throws ReflectiveOperationException {
        if (factory.isInitialised()) {
            originalServers = List.copyOf(MBeanServerFactory.findMBeanServer(null));
        }
        if (hasPlatformServer()) {
            original = names();
        }
    }

    @Override
    public void restore() throws ReflectiveOperationException, JMException {
        if (factory.isInitialised()) {
            releaseServers();
        }
        if (hasPlatformServer()) {
            unregisterBeans();
        }
    }

    private void releaseServers() throws ReflectiveOperationException {
        for (MBeanServer server : List.copyOf(MBeanServerFactory.findMBeanServer(null))) {
            if (!originalServers.contains(server) && server != platformServer()) {
                MBeanServerFactory.releaseMBeanServer(server);
            }
        }
    }

    private void unregisterBeans() throws JMException {
        Set<ObjectName> names = names();
        names.removeAll(original);
        for (ObjectName name : names) {
            if (!OF_JDK.contains(name.getDomain())) {
                unregister(name);
            }
        }
    }

    private void unregister(ObjectName name) throws JMException {
        MBeanServer server = ManagementFactory.getPlatformMBeanServer();
        try {
            String type = server.getObjectInstance(name).getClassName();
            if (!frozen.contains(type.replace('.', '/'))) {
                server.unregisterMBean(name);
            }
        } catch (InstanceNotFoundException gone) {
            // By itself, or together with another.
            return;
        }
    }

    private static Set<ObjectName> names() {
        return new HashSet<>(ManagementFactory.getPlatformMBeanServer().queryNames(null, null));
    }

    private boolean hasPlatformServer() throws ReflectiveOperationException {
        return platformServer() != null;
    }

    private Object platformServer() throws ReflectiveOperationException {
        return platform.isInitialised()
                ? Internals.field(platform.type(), "platformMBeanServer").get(null)
                : null;
    }
}
