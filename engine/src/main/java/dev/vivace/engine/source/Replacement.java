package dev.vivace.engine.source;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** Writes changed files, all or none. */
public final class Replacement {

    private Replacement() {}

    /** Writes them, unless one of the files is no longer what it was when it was read. */
    public static void write(List<Change> changes) {
        changes.forEach(Replacement::refuseIfChanged);
        List<Draft> drafts = new ArrayList<>();
        try {
            for (Change change : changes) {
                drafts.add(Draft.of(change.before().path(), change.after().bytes()));
            }
            publish(changes, drafts);
        } catch (IOException e) {
            throw Problem.of("Cannot write the changed sources; none of them was changed.")
                    .detail(e.toString());
        } finally {
            drafts.forEach(Draft::discard);
        }
    }

    private static void refuseIfChanged(Change change) {
        SourceFile before = change.before();
        if (!Arrays.equals(SourceFile.bytesOf(before.path()), before.bytes())) {
            throw Problem.of(before.path() + " was changed since Vivace read it; nothing was written.")
                    .tryThis("the same command again");
        }
    }

    static void publish(List<Change> changes, List<Draft> drafts) throws IOException {
        Deque<SourceFile> published = new ArrayDeque<>();
        try {
            for (int i = 0; i < drafts.size(); i++) {
                drafts.get(i).publish();
                published.push(changes.get(i).before());
            }
        } catch (IOException e) {
            putBack(published, e);
            throw e;
        }
    }

    private static void putBack(Deque<SourceFile> published, IOException reason) {
        for (SourceFile before : published) {
            try {
                Draft.of(before.path(), before.bytes()).publish();
            } catch (IOException e) {
                throw Problem.of("Cannot write the changed sources, and not put back " + before.path() + ".")
                        .detail(reason.toString())
                        .detail(e.toString())
                        .tryThis("git diff, to see which files are changed");
            }
        }
    }
}
