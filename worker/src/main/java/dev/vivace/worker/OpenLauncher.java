package dev.vivace.worker;

import org.junit.platform.engine.TestEngine;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherFactory;

/** A launcher with the session that it belongs to; before version 1.8 of the JUnit Platform there were no sessions. */
final class OpenLauncher {

    static final boolean SESSIONS = Presence.of("org.junit.platform.launcher.LauncherSession");

    private final Launcher launcher;
    private final Runnable end;

    private OpenLauncher(Launcher launcher, Runnable end) {
        this.launcher = launcher;
        this.end = end;
    }

    static OpenLauncher open() {
        return SESSIONS ? inSession() : new OpenLauncher(LauncherFactory.create(), () -> {});
    }

    private static OpenLauncher inSession() {
        return of(LauncherFactory.openSession());
    }

    private static OpenLauncher of(LauncherSession session) {
        return new OpenLauncher(session.getLauncher(), session::close);
    }

    /** With these engines only; for a JUnit Platform that has sessions. */
    static OpenLauncher with(TestEngine... engines) {
        LauncherConfig config = LauncherConfig.builder()
                .enableTestEngineAutoRegistration(false)
                .addTestEngines(engines)
                .build();
        return of(LauncherFactory.openSession(config));
    }

    Launcher launcher() {
        return launcher;
    }

    void close() {
        end.run();
    }
}
