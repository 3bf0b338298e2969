package dev.vivace.benchmarks;

import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads times as they are written on a command line: {@code 90s}, {@code 15m}, {@code 1h30m}. */
final class OfDuration implements ITypeConverter<Duration> {

    /** A time as it is read. */
    static String text(Duration time) {
        return time.toString().substring("PT".length()).toLowerCase(Locale.ROOT);
    }

    @Override
    public Duration convert(String text) {
        try {
            return Duration.parse("PT" + text);
        } catch (DateTimeParseException e) {
            throw new TypeConversionException("'" + text + "' is no time; try: 90s, 15m, 1h");
        }
    }
}
