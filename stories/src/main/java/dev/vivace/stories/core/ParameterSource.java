package dev.vivace.stories.core;

import dev.vivace.stories.Fixture;
import java.lang.reflect.Field;
import java.lang.reflect.Parameter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Where the value of a parameter comes from: the one field of its type, or the one that is named. */
final class ParameterSource {

    /** In place of a provider's number: the class itself. */
    private static final int OWN = -1;

    private final int provider;
    private final Field field;

    private ParameterSource(int provider, Field field) {
        this.provider = provider;
        this.field = field;
    }

    Object value(Level own, List<Level> providers) {
        return provider == OWN ? own.value(field) : providers.get(provider).value(field);
    }

    /** Tests see the fields of their own class, too; set-ups only what there was before them. */
    static ParameterSource of(Parameter parameter, Class<?> type, boolean inTest) {
        Map<Field, Integer> candidates = candidates(parameter, type, inTest);
        String name = name(parameter);
        List<Field> found = candidates.keySet().stream()
                .filter(field -> Injection.fits(parameter.getType(), field.getType()))
                .filter(field -> name.isEmpty() || field.getName().equals(name))
                .collect(Collectors.toList());
        Field chosen = one(found, candidates, parameter, type);
        return new ParameterSource(candidates.get(chosen), chosen);
    }

    private static String name(Parameter parameter) {
        return parameter.getAnnotation(Fixture.class).value();
    }

    private static Map<Field, Integer> candidates(Parameter parameter, Class<?> type, boolean inTest) {
        Class<?> from = parameter.getAnnotation(Fixture.class).from();
        Map<Field, Integer> candidates = new LinkedHashMap<>();
        if (inTest && from == void.class) {
            Fields.of(type).forEach(field -> candidates.put(field, OWN));
        }
        List<Class<?>> providers = Providers.of(type);
        for (int i = 0; i < providers.size(); i++) {
            if (from == void.class || from == providers.get(i)) {
                int provider = i;
                Fields.of(providers.get(i)).forEach(field -> candidates.putIfAbsent(field, provider));
            }
        }
        return candidates;
    }

    /** The only one; else the only one of the class itself; else the one that is called like the parameter. */
    private static Field one(List<Field> found, Map<Field, Integer> candidates, Parameter parameter, Class<?> type) {
        List<Field> own =
                found.stream().filter(field -> candidates.get(field) == OWN).collect(Collectors.toList());
        for (List<Field> choice : List.of(found, own, called(parameter, found))) {
            if (choice.size() == 1) {
                return choice.get(0);
            }
        }
        throw problem(found, candidates, parameter, type);
    }

    private static List<Field> called(Parameter parameter, List<Field> found) {
        return found.stream()
                .filter(field -> parameter.isNamePresent() && field.getName().equals(parameter.getName()))
                .limit(1)
                .collect(Collectors.toList());
    }

    private static StoryProblem problem(
            List<Field> found, Map<Field, Integer> candidates, Parameter parameter, Class<?> type) {
        List<String> details = Injection.strangers(parameter.getAnnotation(Fixture.class), type);
        (found.isEmpty() ? candidates.keySet() : found)
                .forEach(field -> details.add(field.getType().getSimpleName() + " "
                        + field.getDeclaringClass().getName() + "." + field.getName()));
        return StoryProblem.of(
                (found.isEmpty() ? "No fixture fits" : "Several fixtures fit") + " the parameter of type "
                        + parameter.getType().getName() + " of " + type.getName() + "#"
                        + parameter.getDeclaringExecutable().getName() + ".",
                details,
                "@Fixture(\"the name of the field\"), or @Fixture(from = TheProvider.class)");
    }
}
