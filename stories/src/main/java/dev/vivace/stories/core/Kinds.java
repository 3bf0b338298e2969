package dev.vivace.stories.core;

import java.io.File;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.ZoneId;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.util.BitSet;
import java.util.Collection;
import java.util.Currency;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;

/** What is known of classes, of those of the JDK above all: which objects never change, and which can be looked into. */
final class Kinds {

    /** They never change. */
    private static final List<Class<?>> PLAIN = List.of(
            String.class,
            Character.class,
            Boolean.class,
            Byte.class,
            Short.class,
            Integer.class,
            Long.class,
            Float.class,
            Double.class,
            BigDecimal.class,
            BigInteger.class,
            Enum.class,
            Class.class,
            UUID.class,
            Temporal.class,
            URI.class,
            TemporalAmount.class,
            ZoneId.class,
            Locale.class,
            Currency.class,
            Charset.class,
            Pattern.class,
            Path.class,
            File.class);

    /** Found once, since it is asked for with every value. */
    private static final ClassValue<Boolean> IS_PLAIN = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return (isOfJdk(type) || Enum.class.isAssignableFrom(type))
                    && PLAIN.stream().anyMatch(plain -> plain.isAssignableFrom(type));
        }
    };

    /** Their text says all that may change. */
    private static final List<Class<?>> TELLING = List.of(
            AtomicInteger.class, AtomicLong.class, AtomicBoolean.class, CharSequence.class, Date.class, BitSet.class);

    /** What they hold is looked at, in one way or another. */
    private static final List<Class<?>> HOLDERS =
            List.of(Collection.class, Map.class, Optional.class, AtomicReference.class);

    private Kinds() {}

    /** Whether it has nothing inside that could change. */
    static boolean isPlain(Object value) {
        return IS_PLAIN.get(value.getClass());
    }

    /** Whether its text says all that may change. */
    static boolean isTelling(Object value) {
        return isOneOf(TELLING, value);
    }

    /** Whether it is looked into. */
    static boolean isOpen(Object value) {
        return value.getClass().isArray()
                || !isOfJdk(value.getClass())
                || isOneOf(TELLING, value)
                || isOneOf(HOLDERS, value)
                || value.getClass() == Object.class;
    }

    private static boolean isOneOf(List<Class<?>> types, Object value) {
        return types.stream().anyMatch(type -> type.isInstance(value));
    }

    static boolean isOfJdk(Class<?> type) {
        ClassLoader loader = type.getClassLoader();
        return loader == null || loader == ClassLoader.getPlatformClassLoader();
    }
}
