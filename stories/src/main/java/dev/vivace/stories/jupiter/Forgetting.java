package dev.vivace.stories.jupiter;

import java.lang.reflect.InvocationTargetException;

/** Whether this JVM resets the static state of classes, as workers of Vivace do. */
final class Forgetting {

    private Forgetting() {}

    static boolean isActive() {
        try {
            Class<?> isolation = Class.forName("dev.vivace.isolation.Isolation", true, null);
            return (boolean) isolation.getMethod("isActive").invoke(null);
        } catch (ClassNotFoundException e) {
            return false;
        } catch (NoSuchMethodException | IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("An agent of another version of Vivace is in this JVM", e);
        }
    }
}
