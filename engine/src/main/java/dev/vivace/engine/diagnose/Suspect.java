package dev.vivace.engine.diagnose;

import dev.vivace.engine.run.Microscope.Forgotten;
import java.util.List;

/**
 * Something that can be forgotten by itself.
 *
 * @param name of a class, or a field as {@code a.Registry#count}; or of what the JDK keeps
 * @param isOfTheJdk which of the two
 */
record Suspect(String name, boolean isOfTheJdk) {

    static Suspect ofClass(String name) {
        return new Suspect(name, false);
    }

    static Suspect ofTheJdk(String name) {
        return new Suspect(name, true);
    }

    static Forgotten forgotten(List<Suspect> suspects) {
        return new Forgotten(names(suspects, false), names(suspects, true));
    }

    private static List<String> names(List<Suspect> suspects, boolean isOfTheJdk) {
        return suspects.stream()
                .filter(suspect -> suspect.isOfTheJdk == isOfTheJdk)
                .map(Suspect::name)
                .toList();
    }
}
