package dev.vivace.maven;

import java.io.File;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.apache.maven.plugin.descriptor.MojoDescriptor;
import org.apache.maven.plugin.descriptor.Parameter;
import org.codehaus.plexus.configuration.PlexusConfiguration;

/** The configured values of a mojo, whatever its version: its fields, named by the parameters of its descriptor. */
final class ParameterValues {

    private final Object mojo;
    private final MojoDescriptor descriptor;

    ParameterValues(Object mojo, MojoDescriptor descriptor) {
        this.mojo = new WrappedMojo(mojo).unwrap(descriptor.getImplementation());
        this.descriptor = descriptor;
    }

    /** Texts, booleans, numbers, lists and maps of these; what is nothing of this kind is left out. */
    Map<String, Object> plain() {
        Map<String, Object> values = new LinkedHashMap<>();
        for (Parameter parameter : descriptor.getParameters()) {
            find(parameter.getName())
                    .flatMap(ParameterValues::plain)
                    .ifPresent(value -> values.put(parameter.getName(), value));
        }
        return values;
    }

    /** What Maven gives to parameters that nobody sets, for those that somebody may set. */
    Map<String, String> defaults() {
        Map<String, String> defaults = new LinkedHashMap<>();
        PlexusConfiguration configuration = descriptor.getMojoConfiguration();
        for (Parameter parameter : descriptor.getParameters()) {
            if (parameter.isEditable()) {
                PlexusConfiguration child = configuration.getChild(parameter.getName(), false);
                String value = child == null ? null : child.getAttribute("default-value");
                defaults.put(parameter.getName(), Objects.requireNonNullElse(value, ""));
            }
        }
        return defaults;
    }

    /** The value of one parameter as the mojo has it. */
    Optional<Object> find(String parameter) {
        return field(parameter).map(field -> read(field, mojo));
    }

    /** Changes a value behind the mojo's back. */
    void set(String parameter, Object value) {
        Field field = field(parameter)
                .orElseThrow(() -> new IllegalStateException(mojo.getClass() + " has no field " + parameter));
        try {
            field.set(mojo, value);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("Cannot set " + field, e);
        }
    }

    private Optional<Field> field(String name) {
        for (Class<?> type = mojo.getClass(); type != null; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (field.getName().equals(name)) {
                    field.setAccessible(true);
                    return Optional.of(field);
                }
            }
        }
        return Optional.empty();
    }

    private static Object read(Field field, Object owner) {
        try {
            return field.get(owner);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("Cannot read " + field, e);
        }
    }

    private static Optional<Object> plain(Object value) {
        if (value instanceof String || value instanceof Boolean || value instanceof Number) {
            return Optional.of(value);
        }
        if (value instanceof File file) {
            return Optional.of(file.getAbsolutePath());
        }
        if (value instanceof Map<?, ?> map) {
            return Optional.of(map(map));
        }
        if (value instanceof Collection<?> collection) {
            return Optional.of(list(collection));
        }
        if (value.getClass().isArray()) {
            return Optional.of(list(elements(value)));
        }
        return isBean(value) ? Optional.of(fields(value)) : Optional.empty();
    }

    private static Map<String, Object> map(Map<?, ?> map) {
        Map<String, Object> plain = new LinkedHashMap<>();
        map.forEach((key, value) -> {
            if (value == null) {
                plain.put(key.toString(), "");
            } else {
                plain(value).ifPresent(simple -> plain.put(key.toString(), simple));
            }
        });
        return plain;
    }

    private static List<Object> list(Collection<?> collection) {
        List<Object> plain = new ArrayList<>();
        for (Object element : collection) {
            plain(element == null ? "" : element).ifPresent(plain::add);
        }
        return plain;
    }

    private static List<Object> elements(Object array) {
        List<Object> elements = new ArrayList<>();
        for (int i = 0; i < Array.getLength(array); i++) {
            elements.add(Array.get(array, i));
        }
        return elements;
    }

    /** Surefire's reporters and the like are configured field by field, too; Maven's own objects are not ours to read. */
    private static boolean isBean(Object value) {
        String name = value.getClass().getName();
        return name.startsWith("org.apache.maven.plugin.surefire.extensions.")
                || name.startsWith("org.apache.maven.surefire.extensions.")
                || name.equals("org.apache.maven.model.Dependency");
    }

    private static Map<String, Object> fields(Object bean) {
        Map<String, Object> plain = new LinkedHashMap<>();
        plain.put("class", bean.getClass().getName());
        for (Class<?> type = bean.getClass(); type != Object.class; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    field.setAccessible(true);
                    Object value = read(field, bean);
                    if (value instanceof String || value instanceof Boolean || value instanceof Number) {
                        plain.putIfAbsent(field.getName(), value);
                    }
                }
            }
        }
        return plain;
    }
}
