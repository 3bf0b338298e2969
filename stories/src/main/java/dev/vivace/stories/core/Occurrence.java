package dev.vivace.stories.core;

import java.util.List;
import java.util.Objects;

/** One place of a class in a sequence, with the places of its providers in the order in which it declares them. */
final class Occurrence {

    private final Class<?> type;
    private final List<Integer> providers;

    Occurrence(Class<?> type, List<Integer> providers) {
        this.type = type;
        this.providers = List.copyOf(providers);
    }

    Class<?> type() {
        return type;
    }

    List<Integer> providers() {
        return providers;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Occurrence
                && ((Occurrence) other).type == type
                && ((Occurrence) other).providers.equals(providers);
    }

    @Override
    public int hashCode() {
        return Objects.hash(type, providers);
    }

    @Override
    public String toString() {
        return type.getSimpleName();
    }
}
