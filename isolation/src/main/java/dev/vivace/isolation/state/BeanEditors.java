package dev.vivace.isolation.state;

/** What {@code java.beans} keeps for a group of threads: property editors, search paths, and what it found out. */
final class BeanEditors implements Area {

    private final JdkClass contexts;

    BeanEditors(Jdk jdk) {
        this.contexts = jdk.type("java.beans.ThreadGroupContext");
    }

    /** Nobody registers anything here before the first test. */
    @Override
    public void restore() throws ReflectiveOperationException {
        if (!contexts.isInitialised()) {
            return;
        }
        Object context = Internals.method(contexts.type(), "getContext").invoke(null);
        set(context, "beanInfoCache", null);
        set(context, "beanInfoFinder", null);
        set(context, "propertyEditorFinder", null);
        set(context, "isDesignTime", false);
        set(context, "isGuiAvailable", null);
    }

    private void set(Object context, String field, Object value) throws ReflectiveOperationException {
        Internals.field(contexts.type(), field).set(context, value);
    }
}
