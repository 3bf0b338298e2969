package dev.vivace.stories.jupiter;

import org.junit.platform.launcher.LauncherDiscoveryListener;
import org.junit.platform.launcher.LauncherDiscoveryRequest;

/** Tells Jupiter again what it must know: a tool may have put system properties back since the session began. */
public final class StoryDiscoveryListener implements LauncherDiscoveryListener {

    @Override
    public void launcherDiscoveryStarted(LauncherDiscoveryRequest request) {
        Wishes.express();
    }
}
