package dev.vivace.engine.project;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonDeserializer;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.gson.JsonSerializer;
import dev.vivace.engine.model.Problem;
import java.nio.file.Path;
import java.time.Duration;

/** The form in which a launch specification is kept and handed over: {@code launch.json}. */
public final class LaunchSpecJson {

    private static final String FORMAT = "vivace-launch/1";

    private static final JsonSerializer<Path> WRITE_PATH = (path, type, json) -> new JsonPrimitive(path.toString());
    private static final JsonDeserializer<Path> READ_PATH = (json, type, context) -> Path.of(json.getAsString());
    private static final JsonSerializer<Duration> WRITE_DURATION =
            (duration, type, json) -> new JsonPrimitive(duration.toString());
    private static final JsonDeserializer<Duration> READ_DURATION =
            (json, type, context) -> Duration.parse(json.getAsString());

    private LaunchSpecJson() {}

    /** The specification as JSON, with the name and version of its format. */
    public static String write(LaunchSpec spec) {
        JsonObject json = new JsonObject();
        json.addProperty("format", FORMAT);
        gson().toJsonTree(spec).getAsJsonObject().asMap().forEach(json::add);
        return gson().toJson(json) + "\n";
    }

    /** Reads what {@link #write} wrote. */
    public static LaunchSpec read(String text) {
        JsonObject json = JsonParser.parseString(text).getAsJsonObject();
        String format = json.remove("format").getAsString();
        if (!format.equals(FORMAT)) {
            throw Problem.of("This is a launch specification of format " + format + ", not " + FORMAT + ".")
                    .tryThis("the version of Vivace that wrote it");
        }
        return gson().fromJson(json, LaunchSpec.class);
    }

    private static Gson gson() {
        return new GsonBuilder()
                .registerTypeHierarchyAdapter(Path.class, WRITE_PATH)
                .registerTypeHierarchyAdapter(Path.class, READ_PATH)
                .registerTypeAdapter(Duration.class, WRITE_DURATION)
                .registerTypeAdapter(Duration.class, READ_DURATION)
                .registerTypeAdapterFactory(new OptionalJson())
                .serializeNulls()
                .disableHtmlEscaping()
                .setPrettyPrinting()
                .create();
    }
}
