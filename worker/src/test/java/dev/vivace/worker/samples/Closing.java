package dev.vivace.worker.samples;

import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/** Fails when a session ends, where a system property asks for it. */
public class Closing implements LauncherSessionListener {

    @Override
    public void launcherSessionClosed(LauncherSession session) {
        if (Boolean.getBoolean("sample.close.fails")) {
            throw new IllegalStateException("cannot close");
        }
    }
}
