package dev.vivace.isolation.boundary;

import dev.vivace.isolation.runtime.Access;
import java.lang.invoke.VarHandle;

/** The security manager, which tests of old have set to catch {@code System.exit}. There is none since Java 24. */
final class SecurityManagers implements Step {

    private static final int WITHOUT = 24;

    private final VarHandle current;
    private final Object original;

    SecurityManagers() throws ReflectiveOperationException {
        current = Runtime.version().feature() < WITHOUT ? find() : null;
        original = current == null ? null : current.getVolatile();
    }

    @Override
    public String subject() {
        return "the security manager";
    }

    /** Not by {@code setSecurityManager}: it asks the one that is there, and prints a warning. */
    @Override
    public void take() {
        if (current != null && current.getVolatile() != original) {
            current.setVolatile(original);
        }
    }

    private static VarHandle find() throws ReflectiveOperationException {
        return Access.lookup()
                .findStaticVarHandle(System.class, "security", Class.forName("java.lang.SecurityManager"));
    }
}
