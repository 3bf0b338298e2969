package dev.vivace.engine.project;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonDeserializer;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.gson.JsonSerializer;
import com.google.gson.ToNumberPolicy;
import dev.vivace.engine.model.Problem;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;

/** Writes this package's values with the name and version of their format, and reads them back. */
final class ProjectJson {

    private static final JsonSerializer<Path> WRITE_PATH = (path, type, json) -> new JsonPrimitive(path.toString());
    private static final JsonDeserializer<Path> READ_PATH = (json, type, context) -> Path.of(json.getAsString());
    private static final JsonSerializer<Duration> WRITE_DURATION =
            (duration, type, json) -> new JsonPrimitive(duration.toString());
    private static final JsonDeserializer<Duration> READ_DURATION =
            (json, type, context) -> Duration.parse(json.getAsString());
    private static final JsonSerializer<Instant> WRITE_INSTANT =
            (instant, type, json) -> new JsonPrimitive(instant.toString());
    private static final JsonDeserializer<Instant> READ_INSTANT =
            (json, type, context) -> Instant.parse(json.getAsString());
    private static final JsonSerializer<Charset> WRITE_CHARSET =
            (charset, type, json) -> new JsonPrimitive(charset.name());
    private static final JsonDeserializer<Charset> READ_CHARSET =
            (json, type, context) -> Charset.forName(json.getAsString());

    private ProjectJson() {}

    static String write(String format, Object value) {
        JsonObject json = new JsonObject();
        json.addProperty("format", format);
        gson().toJsonTree(value).getAsJsonObject().asMap().forEach(json::add);
        return gson().toJson(json) + "\n";
    }

    static <T> T read(String expected, String text, Class<T> type) {
        JsonObject json = JsonParser.parseString(text).getAsJsonObject();
        String format = json.remove("format").getAsString();
        if (!format.equals(expected)) {
            throw Problem.of("This file has the format " + format + ", not " + expected + ".")
                    .tryThis("the version of Vivace that wrote it");
        }
        return gson().fromJson(json, type);
    }

    private static Gson gson() {
        return new GsonBuilder()
                .registerTypeHierarchyAdapter(Path.class, WRITE_PATH)
                .registerTypeHierarchyAdapter(Path.class, READ_PATH)
                .registerTypeHierarchyAdapter(Charset.class, WRITE_CHARSET)
                .registerTypeHierarchyAdapter(Charset.class, READ_CHARSET)
                .registerTypeAdapter(Duration.class, WRITE_DURATION)
                .registerTypeAdapter(Duration.class, READ_DURATION)
                .registerTypeAdapter(Instant.class, WRITE_INSTANT)
                .registerTypeAdapter(Instant.class, READ_INSTANT)
                .registerTypeAdapterFactory(new OptionalJson())
                .setObjectToNumberStrategy(ToNumberPolicy.LONG_OR_DOUBLE)
                .serializeNulls()
                .disableHtmlEscaping()
                .setPrettyPrinting()
                .create();
    }
}
