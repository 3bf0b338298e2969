package dev.vivace.isolation.boundary;

import dev.vivace.isolation.state.Internals;
import dev.vivace.isolation.state.Jdk;
import dev.vivace.isolation.state.JdkClass;
import java.io.File;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** Files that tests wanted to be deleted at the end of the JVM: the last first, as the JVM does it. */
final class DeletedOnExit implements Step {

    private final JdkClass owner;
    private final Set<String> original;

    DeletedOnExit(Jdk jdk) throws ReflectiveOperationException {
        this.owner = jdk.type("java.io.DeleteOnExitHook");
        this.original = owner.isInitialised() ? Set.copyOf(files()) : Set.of();
    }

    @Override
    public String subject() {
        return "files to be deleted on exit";
    }

    @Override
    public void take() throws ReflectiveOperationException {
        if (!owner.isInitialised()) {
            return;
        }
        List<String> added;
        synchronized (owner.type()) {
            added = new ArrayList<>(files());
            added.removeAll(original);
            files().retainAll(original);
        }
        Collections.reverse(added);
        for (String name : added) {
            new File(name).delete();
        }
    }

    @SuppressWarnings("unchecked") // declared so
    private Set<String> files() throws ReflectiveOperationException {
        return (Set<String>) Internals.field(owner.type(), "files").get(null);
    }
}
