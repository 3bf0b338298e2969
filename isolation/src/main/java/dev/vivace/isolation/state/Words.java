package dev.vivace.isolation.state;

import java.io.File;
import java.net.URI;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Short texts for values. Only what the JDK itself writes is asked for its text: the program's code must not run. */
public final class Words {

    private static final int LONGEST = 60;
    private static final String TIME = "java.time.";
    private static final List<Class<?>> PLAIN = List.of(
            Boolean.class,
            Character.class,
            AtomicInteger.class,
            AtomicLong.class,
            StringBuilder.class,
            Locale.class,
            UUID.class,
            File.class,
            URI.class);

    private Words() {}

    /** The text of a value that has one; null for any other. */
    public static String plain(Object value) {
        if (value == null) {
            return "null";
        }
        if (value instanceof String) {
            return quoted((String) value);
        }
        if (value instanceof Enum) {
            return ((Enum<?>) value).name();
        }
        if (value instanceof Class) {
            return name((Class<?>) value);
        }
        if (value.getClass() == Date.class) {
            // Its own text would ask the default time zone, which may be the program's.
            return Instant.ofEpochMilli(((Date) value).getTime()).toString();
        }
        return isPlain(value.getClass()) ? shortened(value.toString()) : null;
    }

    private static boolean isPlain(Class<?> type) {
        if (type.getClassLoader() != null) {
            return false;
        }
        String name = type.getName();
        boolean isNumber =
                Number.class.isAssignableFrom(type) && (name.startsWith("java.lang.") || name.startsWith("java.math."));
        return isNumber || isTime(name) || PLAIN.contains(type);
    }

    /** Neither clocks nor what is in the packages below: these may have something of the program in them. */
    private static boolean isTime(String name) {
        return name.startsWith(TIME) && name.indexOf('.', TIME.length()) < 0 && name.indexOf('$') < 0;
    }

    /** With marks around it, so that an empty one is seen. */
    public static String quoted(String text) {
        return "\"".concat(shortened(text)).concat("\"");
    }

    /** The name of a class; what was made at run time is called differently in each JVM. */
    public static String name(Class<?> type) {
        String name = type.getTypeName();
        int end = name.indexOf("$$");
        return shortened(end < 0 ? name : name.substring(0, end));
    }

    private static String shortened(String text) {
        String line = text.replace('\n', ' ').replace('\r', ' ');
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST - 1).concat("…");
    }

    /** {@code 1 entry}, {@code 2 entries}. */
    public static String count(int number, String one, String many) {
        return Integer.toString(number).concat(" ").concat(number == 1 ? one : many);
    }
}
