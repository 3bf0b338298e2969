package dev.vivace.engine.json;

import com.google.gson.Gson;
import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.TypeAdapterFactory;
import com.google.gson.reflect.TypeToken;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import dev.vivace.engine.model.TestId;
import java.io.IOException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.function.Function;

/** Values that have one printed form, as that text. */
final class TextJson implements TypeAdapterFactory {

    private static final Map<Class<?>, Function<String, ?>> PARSERS = Map.of(
            Path.class, Path::of,
            Duration.class, Duration::parse,
            Instant.class, Instant::parse,
            TestId.class, TestId::parse);

    static boolean knows(TypeToken<?> type) {
        return PARSERS.containsKey(type.getRawType());
    }

    @Override
    @SuppressWarnings("unchecked") // the parser is the one for the type that was asked for
    public <T> TypeAdapter<T> create(Gson gson, TypeToken<T> type) {
        return knows(type) ? (TypeAdapter<T>) adapter(PARSERS.get(type.getRawType())) : null;
    }

    private static <E> TypeAdapter<E> adapter(Function<String, E> parser) {
        return new TypeAdapter<>() {
            @Override
            public void write(JsonWriter out, E value) throws IOException {
                out.value(value.toString());
            }

            @Override
            public E read(JsonReader in) throws IOException {
                String text = in.nextString();
                try {
                    return parser.apply(text);
                } catch (DateTimeException e) {
                    throw new JsonParseException("Not understood: " + text, e);
                }
            }
        };
    }
}
