package dev.vivace.isolation.state;

import java.lang.reflect.Field;

/** The policy for what code may do. It counts only beside a security manager, and there is none since Java 24. */
final class AccessPolicy implements Area {

    private final JdkClass owner;
    private Object original;

    AccessPolicy(Jdk jdk) {
        this.owner = jdk.type("java.security.Policy");
    }

    @Override
    public void remember() throws ReflectiveOperationException {
        if (owner.isInitialised()) {
            original = policy().get(null);
        }
    }

    @Override
    public void restore() throws ReflectiveOperationException {
        if (!owner.isInitialised()) {
            return;
        }
        if (original == null) {
            // None: the JDK looks for its own when it needs one.
            Internals.method(owner.type(), "setPolicy", owner.type()).invoke(null, (Object) null);
            original = policy().get(null);
        } else if (policy().get(null) != original) {
            policy().set(null, original);
        }
    }

    private Field policy() throws ReflectiveOperationException {
        return Internals.field(owner.type(), "policyInfo");
    }
}
