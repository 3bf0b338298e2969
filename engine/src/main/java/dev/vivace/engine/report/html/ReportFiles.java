package dev.vivace.engine.report.html;

import dev.vivace.engine.json.AtomicFile;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.LaunchSpecJson;
import dev.vivace.engine.report.DetectFiles;
import dev.vivace.engine.report.DoctorReport;
import dev.vivace.engine.report.FixFiles;
import dev.vivace.engine.report.RunJson;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads what the commands left of some modules, and writes the report about it. */
public final class ReportFiles {

    private static final int LONGEST_PATCH = 8 * 1024 * 1024;

    private static final Pattern OURS = Pattern.compile("(m-[^/]+/)?("
            + Stream.of(View.values()).map(view -> Pattern.quote(view.file())).collect(Collectors.joining("|"))
            + "|text/[^/]+[.]txt)");

    private final List<ModuleResults> modules = new ArrayList<>();

    /**
     * Adds a module, if there is anything about it.
     *
     * @param files where the commands put their files
     * @param place the way from the project to the module; empty for the project itself
     * @param shown where the files are, as a user types it in the project
     * @param name of the module, where no file says it
     * @param history milliseconds of earlier runs, oldest first, by the id of a test method
     * @throws Problem where a file was written by a newer Vivace, or is none of ours
     */
    public void add(Path files, String place, String shown, String name, Map<String, List<Long>> history) {
        List<LaunchSpec> launches = launches(files);
        ModuleResults results = new ModuleResults(
                launches.isEmpty() ? name : launches.get(0).module(),
                place,
                shown,
                read(files, "run.json", RunJson::read),
                read(files, "detect.json", DetectFiles::read),
                read(files, "fix.json", FixFiles::read),
                read(files, "boost.json", BoostResults::read),
                read(files, "stories.json", StoryResults::read),
                read(files, "doctor.json", DoctorReport::read),
                launches,
                Map.of(),
                history,
                ages(files));
        if (!results.isEmpty()) {
            modules.add(results.with(patches(files, results)));
        }
    }

    /** How many modules there are. */
    public int modules() {
        return modules.size();
    }

    /**
     * Writes the report.
     *
     * @return its first page
     */
    public Path write(String project, Path directory) {
        removeOld(directory);
        Site.of(project, modules)
                .forEach((name, text) -> AtomicFile.write(directory.resolve(name), out -> out.write(text)));
        return directory.resolve(View.OVERVIEW.file());
    }

    /** The verdict in Markdown. */
    public String summary() {
        return MarkdownSummary.of(modules);
    }

    private static <T> Optional<T> read(Path directory, String name, Function<Path, T> reader) {
        Path file = directory.resolve(name);
        return Files.isRegularFile(file) ? Optional.of(reader.apply(file)) : Optional.empty();
    }

    private static Map<String, Instant> ages(Path directory) {
        Map<String, Instant> ages = new LinkedHashMap<>();
        Ages.FILES.stream().map(directory::resolve).filter(Files::isRegularFile).forEach(file -> {
            try {
                ages.put(
                        file.getFileName().toString(),
                        Files.getLastModifiedTime(file).toInstant());
            } catch (IOException e) {
                throw unreadable(file, e);
            }
        });
        return ages;
    }

    private static List<LaunchSpec> launches(Path directory) {
        List<LaunchSpec> launches = new ArrayList<>();
        if (Files.isDirectory(directory)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, "launch*.json")) {
                for (Path file : files) {
                    launches.add(LaunchSpecJson.read(Files.readString(file)));
                }
            } catch (IOException e) {
                throw unreadable(directory, e);
            }
        }
        launches.sort(Comparator.comparing(LaunchSpec::execution));
        return launches;
    }

    private static Map<String, String> patches(Path directory, ModuleResults results) {
        Map<String, String> patches = new LinkedHashMap<>();
        Stream.concat(
                        results.fix().stream()
                                .flatMap(fix -> fix.fixes().stream())
                                .flatMap(one -> one.patch().stream()),
                        results.boost().stream()
                                .flatMap(boost -> boost.classes().stream())
                                .flatMap(one -> one.patch().stream()))
                .forEach(name -> patch(directory, name).ifPresent(text -> patches.put(name, text)));
        return patches;
    }

    /** A file that our JSON names, unless it is somewhere else or too much for a page. */
    private static Optional<String> patch(Path directory, String name) {
        Path file = directory.resolve(name).normalize();
        try {
            return file.startsWith(directory.normalize())
                            && Files.isRegularFile(file)
                            && Files.size(file) <= LONGEST_PATCH
                    ? Optional.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8))
                    : Optional.empty();
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    private static Problem unreadable(Path place, IOException e) {
        return Problem.of("Cannot read " + place + ".").detail(e.toString());
    }

    /** Pages and texts of an earlier report, by the names that we give them; whatever else somebody put there stays. */
    private static void removeOld(Path directory) {
        if (!Files.isRegularFile(directory.resolve("report.css"))) {
            return;
        }
        try (Stream<Path> files = Files.walk(directory, 3)) {
            for (Path file : files.filter(file -> isOurs(directory, file)).toList()) {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw Problem.of("Cannot remove the earlier report in " + directory + ": " + e);
        }
    }

    private static boolean isOurs(Path directory, Path file) {
        String place = directory.relativize(file).toString().replace('\\', '/');
        return Files.isRegularFile(file) && OURS.matcher(place).matches();
    }
}
