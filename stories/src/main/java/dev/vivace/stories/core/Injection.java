package dev.vivace.stories.core;

import dev.vivace.stories.Fixture;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A field that gets its value from a provider, found by name before anything runs. */
final class Injection {

    private final Field target;
    private final int provider;
    private final Field source;

    private Injection(Field target, int provider, Field source) {
        this.target = target;
        this.provider = provider;
        this.source = source;
    }

    /** From what the provider's set-ups left there, never from what a test assigned later. */
    void into(Object instance, List<Level> providers) {
        Fields.set(target, instance, providers.get(provider).value(source));
    }

    static List<Injection> of(Class<?> type) {
        List<Injection> injections = new ArrayList<>();
        for (Field field : Fields.of(type)) {
            if (field.isAnnotationPresent(Fixture.class)) {
                injections.add(of(field, type));
            }
        }
        return injections;
    }

    private static Injection of(Field target, Class<?> type) {
        Fixture fixture = target.getAnnotation(Fixture.class);
        String name = fixture.value().isEmpty() ? target.getName() : fixture.value();
        List<Class<?>> providers = Providers.of(type);
        for (int i = 0; i < providers.size(); i++) {
            Optional<Field> source =
                    asked(fixture, providers.get(i)) ? Fields.named(providers.get(i), name) : Optional.empty();
            if (source.isPresent()) {
                return new Injection(target, i, fitting(target, source.get(), type));
            }
        }
        throw unknown(type, target.getName(), name, fixture);
    }

    private static boolean asked(Fixture fixture, Class<?> provider) {
        return fixture.from() == void.class || fixture.from() == provider;
    }

    private static Field fitting(Field target, Field source, Class<?> type) {
        if (fits(target.getType(), source.getType())) {
            return source;
        }
        throw StoryProblem.of(
                type.getName() + "." + target.getName() + " is a "
                        + target.getType().getName() + ", but "
                        + source.getDeclaringClass().getName() + "." + source.getName() + " is a "
                        + source.getType().getName() + ".",
                List.of(),
                "the provider's type, or @Fixture(from = …) if another provider is meant");
    }

    static boolean fits(Class<?> target, Class<?> source) {
        return boxed(target).isAssignableFrom(boxed(source));
    }

    private static Class<?> boxed(Class<?> type) {
        return MethodType.methodType(type).wrap().returnType();
    }

    private static StoryProblem unknown(Class<?> type, String target, String name, Fixture fixture) {
        List<Class<?>> direct = Providers.of(type).stream()
                .filter(provider -> asked(fixture, provider))
                .collect(Collectors.toList());
        List<String> details = strangers(fixture, type);
        direct.forEach(provider -> details.add(provider.getName() + " has: " + names(provider)));
        Providers.closure(direct).stream()
                .filter(provider -> !direct.contains(provider)
                        && Fields.named(provider, name).isPresent())
                .forEach(provider -> details.add(provider.getName() + " has it, but is not a direct provider."));
        return StoryProblem.of(
                "No provider of " + type.getName() + " has a field " + name + " for its @Fixture " + target + ".",
                details,
                advice(name, direct));
    }

    /** A provider that is asked for, but is none of the class. */
    static List<String> strangers(Fixture fixture, Class<?> type) {
        List<String> strangers = new ArrayList<>();
        if (fixture.from() != void.class && !Providers.of(type).contains(fixture.from())) {
            strangers.add(fixture.from().getName() + " is not in @FixtureSetup of " + type.getName() + ".");
        }
        return strangers;
    }

    private static String names(Class<?> provider) {
        String names = Fields.of(provider).stream().map(Field::getName).collect(Collectors.joining(", "));
        return names.isEmpty() ? "no fields" : names;
    }

    private static String advice(String name, List<Class<?>> direct) {
        return direct.stream()
                .flatMap(provider -> Fields.of(provider).stream())
                .map(Field::getName)
                .filter(candidate -> distance(candidate, name) <= 2)
                .findFirst()
                .map(candidate -> "did you mean " + candidate + "?")
                .orElse("the name of a field of a class in @FixtureSetup, or put the class that has it there");
    }

    /** How many letters must be put in, left out or changed. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        Arrays.setAll(row, i -> i);
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int changed = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, Math.min(row[j], row[j - 1]) + 1);
            }
        }
        return row[b.length()];
    }
}
