package unrepeatable;

/** Its initialiser leaves something with its class loader, where nothing is forgotten, that it does not expect there. */
final class Registry {

    static {
        if (!Registry.class.desiredAssertionStatus()) {
            throw new IllegalStateException("there is one already");
        }
        Registry.class.getClassLoader().setClassAssertionStatus(Registry.class.getName(), false);
    }

    private Registry() {}

    static void use() {}
}
