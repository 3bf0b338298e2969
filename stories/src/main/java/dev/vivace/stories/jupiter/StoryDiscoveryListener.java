package dev.vivace.stories.jupiter;

import dev.vivace.stories.core.Sessions;
import org.junit.platform.launcher.LauncherDiscoveryListener;
import org.junit.platform.launcher.LauncherDiscoveryRequest;

/**
 * Tells Jupiter again what it must know: a tool may have put system properties back since the session began. And takes what the
 * user chose before runners of JUnit 4 are made, which do not see it.
 */
public final class StoryDiscoveryListener implements LauncherDiscoveryListener {

    @Override
    public void launcherDiscoveryStarted(LauncherDiscoveryRequest request) {
        Wishes.express();
        Sessions.current().ifPresent(session -> session.reconfigure(request.getConfigurationParameters()::get));
    }
}
