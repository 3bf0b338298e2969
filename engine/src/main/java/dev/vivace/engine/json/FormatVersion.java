package dev.vivace.engine.json;

import dev.vivace.engine.model.Problem;
import java.nio.file.Path;

/**
 * Which format a file has, {@code vivace-run/1} for example.
 *
 * @param name what the file is
 * @param version raised with every change that an older reader would misunderstand
 */
public record FormatVersion(String name, int version) {

    /** Refuses a file that says it has another format or a newer version than this. */
    public void check(Path file, String found) {
        int slash = found.lastIndexOf('/');
        if (slash < 0 || !found.substring(0, slash).equals(name)) {
            throw Problem.of(file + " has format " + found + ", expected " + this + ".");
        }
        if (versionIn(file, found) > version) {
            throw Problem.of(file + " has format " + found + ", which is newer than " + this
                            + ", the newest that this Vivace reads.")
                    .tryThis("the Vivace that wrote it, or a newer one")
                    .tryThis("moving the file away; it will be written again");
        }
    }

    private static int versionIn(Path file, String found) {
        try {
            return Integer.parseInt(found.substring(found.lastIndexOf('/') + 1));
        } catch (NumberFormatException e) {
            throw Problem.of(file + " has format " + found + ", which names no version.");
        }
    }

    @Override
    public String toString() {
        return name + "/" + version;
    }
}
