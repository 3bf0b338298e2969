package dev.vivace.engine.diagnose;

import dev.vivace.engine.model.Leak;
import dev.vivace.engine.run.Microscope.Change;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds words for what leaks, in the changes that tests leave behind. */
final class Naming {

    private static final String PROPERTY = "system property ";

    private final Map<String, Change> changes;

    Naming(Map<String, Change> changes) {
        this.changes = changes;
    }

    /** Single system properties that have changed. */
    List<Suspect> properties() {
        return changes.keySet().stream()
                .filter(place -> place.startsWith(PROPERTY))
                .map(Suspect::ofTheJdk)
                .toList();
    }

    /** Fields of this class that have changed, or in which something has. */
    List<Suspect> fields(String className) {
        return changes.keySet().stream()
                .filter(place -> place.startsWith(className + "."))
                .map(place -> place.substring(className.length() + 1).split("[.\\[]", 2)[0])
                .distinct()
                .map(field -> Suspect.ofClass(className + "#" + field))
                .toList();
    }

    /** Whether there are words for how this has changed. */
    boolean isKnown(Suspect suspect) {
        return place(suspect).isPresent();
    }

    Leak leak(Suspect suspect) {
        Optional<String> place = place(suspect);
        Change change = place.map(changes::get).orElse(new Change("", ""));
        return new Leak(kind(suspect), where(suspect, place), change.before(), change.after());
    }

    /** The outermost place says most: how many entries there are rather than which. */
    private Optional<String> place(Suspect suspect) {
        String name = suspect.name().replace('#', '.');
        return changes.keySet().stream()
                .filter(place -> place.equals(name)
                        || !suspect.isOfTheJdk() && place.startsWith(name) && isInside(place.charAt(name.length())))
                .min(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
    }

    private static boolean isInside(char separator) {
        return separator == '.' || separator == '[';
    }

    private static String where(Suspect suspect, Optional<String> place) {
        return suspect.name().startsWith(PROPERTY)
                ? suspect.name().substring(PROPERTY.length())
                : place.orElseGet(() -> suspect.name().replace('#', '.'));
    }

    private static String kind(Suspect suspect) {
        if (!suspect.isOfTheJdk()) {
            return Leak.STATIC_FIELD;
        }
        return switch (suspect.name()) {
            case "the default locale" -> Leak.LOCALE;
            case "the default time zone" -> Leak.TIME_ZONE;
            default -> suspect.name().startsWith(PROPERTY) ? Leak.SYSTEM_PROPERTY : Leak.JDK_STATE;
        };
    }
}
