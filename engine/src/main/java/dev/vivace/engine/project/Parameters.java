package dev.vivace.engine.project;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Reads a plugin's configured parameters by name and type; what is absent is empty, false or zero. */
final class Parameters {

    private final Map<String, Object> values;
    private final Path directory;

    /** Relative files are those of the module's directory. */
    Parameters(Map<String, Object> values, Path directory) {
        this.values = values;
        this.directory = directory;
    }

    boolean has(String name) {
        return values.get(name) != null;
    }

    String text(String name) {
        return Objects.toString(values.get(name), "").strip();
    }

    Optional<String> find(String name) {
        return Optional.of(text(name)).filter(text -> !text.isEmpty());
    }

    boolean flag(String name) {
        return Boolean.parseBoolean(text(name));
    }

    boolean flag(String name, boolean otherwise) {
        return has(name) ? flag(name) : otherwise;
    }

    int number(String name) {
        return find(name).map(text -> (int) Double.parseDouble(text)).orElse(0);
    }

    Optional<Path> file(String name) {
        return find(name).map(directory::resolve);
    }

    List<String> list(String name) {
        return values.get(name) instanceof List<?> list
                ? list.stream()
                        .filter(Objects::nonNull)
                        .map(element -> element.toString().strip())
                        .filter(text -> !text.isEmpty())
                        .toList()
                : List.of();
    }

    /** Whether a list has elements, be they empty. */
    boolean hasElements(String name) {
        return values.get(name) instanceof List<?> list && !list.isEmpty();
    }

    Map<String, String> map(String name) {
        Map<String, String> texts = new LinkedHashMap<>();
        if (values.get(name) instanceof Map<?, ?> map) {
            map.forEach((key, value) -> texts.put(key.toString(), Objects.toString(value, "")));
        }
        return texts;
    }

    /** The parameters of a bean that is itself the value of a parameter. */
    Parameters nested(String name) {
        Map<String, Object> nested = new LinkedHashMap<>();
        if (values.get(name) instanceof Map<?, ?> map) {
            map.forEach((key, value) -> nested.put(key.toString(), value));
        }
        return new Parameters(nested, directory);
    }
}
