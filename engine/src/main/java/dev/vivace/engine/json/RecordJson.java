package dev.vivace.engine.json;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.annotations.SerializedName;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Records as objects, one member per component. An empty {@link Optional} has no member; reading goes through the
 * canonical constructor and fills what an older or shorter file lacks where an empty value exists. Gson's own adapter
 * would pass nulls there.
 */
final class RecordJson implements TypeAdapterFactory {

    @Override
    @SuppressWarnings("unchecked") // the adapter is made from the type that was asked for
    public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
        if (!type.getRawType().isRecord() || TextJson.knows(type)) {
            return null;
        }
        return (TypeAdapter<T>) new RecordAdapter<>(gson, type.getRawType());
    }

    private static final class RecordAdapter<T> extends TypeAdapter<T> {

        private final Constructor<T> constructor;
        private final Map<String, Component> components = new LinkedHashMap<>();

        private RecordAdapter(Gson gson, Class<T> type) {
            RecordComponent[] parts = type.getRecordComponents();
            this.constructor = canonicalConstructor(type, parts);
            for (RecordComponent part : parts) {
                components.put(memberName(part), new Component(gson, part));
            }
        }

        private static <T> Constructor<T> canonicalConstructor(Class<T> type, RecordComponent[] parts) {
            Class<?>[] types =
                    Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
            try {
                Constructor<T> constructor = type.getDeclaredConstructor(types);
                constructor.setAccessible(true);
                return constructor;
            } catch (NoSuchMethodException e) {
                throw new IllegalStateException("No canonical constructor in " + type, e);
            }
        }

        private static String memberName(RecordComponent part) {
            SerializedName name = part.getAccessor().getAnnotation(SerializedName.class);
            return name == null ? part.getName() : name.value();
        }

        @Override
        public void write(JsonWriter out, T value) throws IOException {
            out.beginObject();
            for (Map.Entry<String, Component> component : components.entrySet()) {
                component.getValue().write(out, component.getKey(), value);
            }
            out.endObject();
        }

        @Override
        public T read(JsonReader in) throws IOException {
            Map<String, Object> found = new HashMap<>();
            in.beginObject();
            while (in.hasNext()) {
                String name = in.nextName();
                Component component = components.get(name);
                if (component == null) {
                    in.skipValue();
                } else {
                    found.put(name, component.adapter.read(in));
                }
            }
            in.endObject();
            return construct(found);
        }

        private T construct(Map<String, Object> found) {
            Object[] arguments = components.entrySet().stream()
                    .map(component -> found.containsKey(component.getKey())
                            ? found.get(component.getKey())
                            : component.getValue().absent())
                    .toArray();
            try {
                return constructor.newInstance(arguments);
            } catch (InvocationTargetException e) {
                throw new JsonParseException(e.getCause());
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("Cannot construct " + constructor, e);
            }
        }
    }

    /** One component: how to get it, and how it looks. */
    private static final class Component {

        private final RecordComponent part;
        private final TypeAdapter<Object> adapter;

        @SuppressWarnings("unchecked") // reads and writes just this component
        private Component(Gson gson, RecordComponent part) {
            this.part = part;
            this.adapter = (TypeAdapter<Object>) gson.getAdapter(TypeToken.get(part.getGenericType()));
            part.getAccessor().setAccessible(true);
        }

        private void write(JsonWriter out, String name, Object owner) throws IOException {
            Object value = valueIn(owner);
            if (!Optional.empty().equals(value)) {
                out.name(name);
                adapter.write(out, value);
            }
        }

        private Object valueIn(Object owner) {
            try {
                return part.getAccessor().invoke(owner);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("Cannot read " + part, e);
            }
        }

        private Object absent() {
            if (part.getType() == Optional.class) {
                return Optional.empty();
            } else if (part.getType() == List.class) {
                return List.of();
            } else if (part.getType() == Map.class) {
                return Map.of();
            }
            throw new JsonParseException("\"" + part.getName() + "\" is missing in a "
                    + part.getDeclaringRecord().getSimpleName() + ".");
        }
    }
}
