package dev.vivace.stories.jupiter;

import dev.vivace.stories.core.Session;
import dev.vivace.stories.core.Sessions;
import java.util.List;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/** Has Jupiter use our extension and orderers, unless the user has chosen otherwise, and spans a run over the session. */
public final class StorySessionListener implements LauncherSessionListener {

    private List<String> expressed = List.of();
    private Session session;

    @Override
    public void launcherSessionOpened(LauncherSession launcherSession) {
        session = Sessions.open();
        expressed = Wishes.express();
    }

    @Override
    public void launcherSessionClosed(LauncherSession launcherSession) {
        expressed.forEach(System::clearProperty);
        Sessions.close(session);
    }
}
