package dev.vivace.engine.json;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Enum constants as our files write them: {@code timed-out}. */
final class EnumJson implements TypeAdapterFactory {

    @Override
    public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
        if (!type.getRawType().isEnum()) {
            return null;
        }
        @SuppressWarnings("unchecked") // the raw type of T
        Class<T> constants = (Class<T>) type.getRawType();
        Map<String, T> byLabel = Arrays.stream(constants.getEnumConstants())
                .collect(Collectors.toMap(EnumJson::label, Function.identity()));
        return new TypeAdapter<>() {
            @Override
            public void write(JsonWriter out, T value) throws IOException {
                out.value(label(value));
            }

            @Override
            public T read(JsonReader in) throws IOException {
                String label = in.nextString();
                if (!byLabel.containsKey(label)) {
                    throw new JsonParseException("\"" + label + "\" is none of " + byLabel.keySet() + ".");
                }
                return byLabel.get(label);
            }
        };
    }

    private static String label(Object constant) {
        return ((Enum<?>) constant).name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
