package dev.vivace.stories.jupiter;

import dev.vivace.stories.core.Session;
import dev.vivace.stories.core.Sessions;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/** Has Jupiter use our extension and orderers, unless the user has chosen otherwise, and spans a run over the session. */
public final class StorySessionListener implements LauncherSessionListener {

    private static final Map<String, String> WISHES = Map.of(
            "junit.jupiter.extensions.autodetection.enabled", "true",
            "junit.jupiter.testclass.order.default", StoryClassOrderer.class.getName(),
            "junit.jupiter.testmethod.order.default", StoryMethodOrderer.class.getName());

    private final List<String> set = new ArrayList<>();
    private Session session;

    @Override
    public void launcherSessionOpened(LauncherSession launcherSession) {
        session = Sessions.open();
        Properties chosen = ofFile();
        WISHES.forEach((name, value) -> {
            if (System.getProperty(name) == null && chosen.getProperty(name) == null) {
                System.setProperty(name, value);
                set.add(name);
            }
        });
    }

    /** System properties count more than this file, so that we must not hide what stands there. */
    private static Properties ofFile() {
        Properties properties = new Properties();
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        try (InputStream in = loader == null ? null : loader.getResourceAsStream("junit-platform.properties")) {
            if (in != null) {
                properties.load(in);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read junit-platform.properties", e);
        }
        return properties;
    }

    @Override
    public void launcherSessionClosed(LauncherSession launcherSession) {
        set.forEach(System::clearProperty);
        Sessions.close(session);
    }
}
