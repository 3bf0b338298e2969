package dev.vivace.isolation.state;

/** The builders of JNDI, which can be set only once. Nobody sets one before the first test. */
final class Naming implements Area {

    private final JdkClass manager;
    private final JdkClass helper;

    Naming(Jdk jdk) {
        manager = jdk.type("javax.naming.spi.NamingManager");
        helper = jdk.type("com.sun.naming.internal.NamingManagerHelper");
    }

    @Override
    public void restore() throws ReflectiveOperationException {
        if (manager.isInitialised()) {
            forget(manager, "initctx_factory_builder");
            forgetObjects();
        }
    }

    /** Newer JDKs keep this one elsewhere. */
    private void forgetObjects() throws ReflectiveOperationException {
        try {
            forget(manager, "object_factory_builder");
        } catch (NoSuchFieldException e) {
            if (helper.isInitialised()) {
                forget(helper, "object_factory_builder");
            }
        }
    }

    private static void forget(JdkClass owner, String field) throws ReflectiveOperationException {
        Internals.field(owner.type(), field).set(null, null);
    }
}
