package dev.vivace.isolation.runtime;

/** The stamps in classes, as seen from outside of them. */
final class Stamps {

    /** Of no epoch, and not what a class has before its first initialisation. */
    private static final int STALE = -1;

    private Stamps() {}

    /** Takes the stamp from a class that was initialised in this epoch; one that was not would be initialised by it. */
    static void expire(Class<?> type) {
        if (type.isInterface()) {
            Guards.cells(type).stamp(STALE);
            return;
        }
        try {
            Access.lookup().findStaticSetter(type, Names.STAMP, int.class).invoke(STALE);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
