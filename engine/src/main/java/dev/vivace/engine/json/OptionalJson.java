package dev.vivace.engine.json;

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

/** An {@link Optional} as its content, or null. */
final class OptionalJson implements TypeAdapterFactory {

    @Override
    @SuppressWarnings("unchecked") // the adapter is made from the type that was asked for
    public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
        if (type.getRawType() != Optional.class) {
            return null;
        }
        ParameterizedType optional = (ParameterizedType) type.getType();
        return (TypeAdapter<T>) adapter(gson.getAdapter(TypeToken.get(optional.getActualTypeArguments()[0])));
    }

    private static <E> TypeAdapter<Optional<E>> adapter(TypeAdapter<E> content) {
        return new TypeAdapter<>() {
            @Override
            public void write(JsonWriter out, Optional<E> value) throws IOException {
                if (value.isPresent()) {
                    content.write(out, value.get());
                } else {
                    out.nullValue();
                }
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
