package dev.vivace.engine.json;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/** A versioned JSON file whose content is a record: {@code {"format":"vivace-run/1",...}}. */
public final class JsonFormat<T extends Record> {

    private static final String FORMAT = "format";

    private final FormatVersion version;
    private final Class<T> type;
    private final Gson gson;

    private JsonFormat(FormatVersion version, Class<T> type) {
        this.version = version;
        this.type = type;
        this.gson = values().setPrettyPrinting().create();
    }

    /** The format with this name and version, whose content is such a record. */
    public static <T extends Record> JsonFormat<T> of(String name, int version, Class<T> type) {
        return new JsonFormat<>(new FormatVersion(name, version), type);
    }

    /** A builder that knows how our values look in JSON. */
    public static GsonBuilder values() {
        return new GsonBuilder()
                .disableHtmlEscaping()
                .registerTypeAdapterFactory(new RecordJson())
                .registerTypeAdapterFactory(new OptionalJson())
                .registerTypeAdapterFactory(new EnumJson())
                .registerTypeAdapterFactory(new TextJson());
    }

    /** Writes the file as a whole or not at all, creating its directory. */
    public void write(Path file, T value) {
        AtomicFile.write(file, writer -> gson.toJson(document(value), writer));
    }

    private JsonObject document(T value) {
        JsonObject document = new JsonObject();
        document.addProperty(FORMAT, version.toString());
        gson.toJsonTree(value, type).getAsJsonObject().asMap().forEach(document::add);
        return document;
    }

    /** Reads a file of this version or an older one. */
    public T read(Path file) {
        try (Reader reader = Files.newBufferedReader(file)) {
            JsonElement document = JsonParser.parseReader(reader);
            version.check(file, formatOf(document));
            return gson.fromJson(document, type);
        } catch (IOException e) {
            throw Problem.of("Cannot read " + file + ".").detail(e.toString());
        } catch (JsonParseException | IllegalArgumentException e) {
            throw Problem.of(file + " is not a " + version.name() + " file.").detail(Objects.toString(e.getMessage()));
        }
    }

    private static String formatOf(JsonElement document) {
        if (document instanceof JsonObject object && object.has(FORMAT)) {
            return object.get(FORMAT).getAsString();
        }
        throw new JsonParseException("It has no \"" + FORMAT + "\".");
    }
}
