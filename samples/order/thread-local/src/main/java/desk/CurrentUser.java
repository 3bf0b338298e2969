package desk;

import java.util.Optional;

/** Who works with this thread. */
public final class CurrentUser {

    private static final ThreadLocal<String> NAME = new ThreadLocal<>();

    private CurrentUser() {}

    static Optional<String> name() {
        return Optional.ofNullable(NAME.get());
    }

    /** From now on it is this one. */
    public static void become(String name) {
        NAME.set(name);
    }
}
