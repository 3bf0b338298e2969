package dev.vivace.engine.project;

import com.google.gson.Gson;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.util.Optional;

/** Writes what is absent as null, which Gson keeps from ordinary deserializers. */
final class OptionalJson implements TypeAdapterFactory {

    @Override
    @SuppressWarnings("unchecked") // the raw type was checked
    public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
        if (type.getRawType() != Optional.class) {
            return null;
        }
        TypeToken<?> content = TypeToken.get(((ParameterizedType) type.getType()).getActualTypeArguments()[0]);
        return (TypeAdapter<T>) adapter(gson.getAdapter(content));
    }

    private static <E> TypeAdapter<Optional<E>> adapter(TypeAdapter<E> content) {
        return new TypeAdapter<>() {
            @Override
            public void write(JsonWriter out, Optional<E> value) throws IOException {
                content.nullSafe().write(out, value.orElse(null));
            }

            @Override
            public Optional<E> read(JsonReader in) throws IOException {
                if (in.peek() == JsonToken.NULL) {
                    in.nextNull();
                    return Optional.empty();
                }
                return Optional.of(content.read(in));
            }
        };
    }
}
