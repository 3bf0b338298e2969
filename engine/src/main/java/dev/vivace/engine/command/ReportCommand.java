package dev.vivace.engine.command;

import dev.vivace.engine.history.History;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.report.html.ReportFiles;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** {@code vivace report}: makes pages of the files that the other commands wrote; runs nothing, and asks no Maven. */
public final class ReportCommand {

    /** Deeper than modules usually are. */
    private static final int DEPTH = 6;

    private static final Set<String> WITHOUT_MODULES = Set.of("src", "target", "node_modules");

    private final ReportRequest request;

    /** Does what the request says. */
    public ReportCommand(ReportRequest request) {
        this.request = request;
    }

    /**
     * Writes the report.
     *
     * @return its first page
     * @throws Problem where there is nothing to report about
     */
    public Path run() {
        Path project = request.project().toAbsolutePath().normalize();
        ReportFiles files = new ReportFiles();
        if (request.out().isPresent()) {
            addOut(files, project);
        } else {
            addModules(files, project);
        }
        if (files.modules() == 0) {
            throw Problem.of("There are no results in " + request.out().orElse(ModuleFiles.defaultOut(project)) + ".")
                    .tryThis("vivace run " + request.project())
                    .tryThis("vivace fix " + request.project());
        }
        Path page = files.write(name(project), directory(project).resolve("report"));
        request.summary().ifPresent(file -> append(file, files.summary()));
        return page;
    }

    private Path directory(Path project) {
        return request.out().orElse(ModuleFiles.defaultOut(project));
    }

    /** Of several modules each has a directory in the one that was named. */
    private void addOut(ReportFiles files, Path project) {
        Path out = request.out().orElseThrow();
        List<Path> inside = children(out).stream()
                .filter(child -> Files.isRegularFile(child.resolve("launch.json")))
                .toList();
        inside.forEach(child -> files.add(child, "", child.toString(), name(child), Map.of()));
        if (files.modules() == 0) {
            files.add(out, "", out.toString(), name(project), millis(project));
        }
    }

    private void addModules(ReportFiles files, Path project) {
        List<Path> modules = modulesIn(project);
        Path own = ModuleFiles.defaultOut(project);
        boolean together = modules.size() > 1 && Files.notExists(own.resolve("launch.json"));
        for (Path module : modules) {
            if (!(together && module.equals(project))) {
                Path out = ModuleFiles.defaultOut(module);
                files.add(out, shown(project, module), shown(project, out), name(module), millis(module));
            }
        }
    }

    /** As it is typed in the project, with slashes everywhere. */
    private static String shown(Path project, Path place) {
        return project.relativize(place).toString().replace('\\', '/');
    }

    private static Map<String, List<Long>> millis(Path module) {
        return History.open(module.resolve(ModuleFiles.HISTORY)).millis();
    }

    /** Directories with results of ours. */
    private static List<Path> modulesIn(Path project) {
        Set<Path> modules = new TreeSet<>();
        try {
            Files.walkFileTree(project, Set.of(), DEPTH, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
                    String name = name(directory);
                    if (!directory.equals(project) && (name.startsWith(".") || WITHOUT_MODULES.contains(name))) {
                        return FileVisitResult.SKIP_SUBTREE;
                    }
                    if (Files.isDirectory(ModuleFiles.defaultOut(directory))) {
                        modules.add(directory);
                    }
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException e) {
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw unreadable(project, e);
        }
        return List.copyOf(modules);
    }

    private static List<Path> children(Path directory) {
        List<Path> children = new ArrayList<>();
        if (Files.isDirectory(directory)) {
            try (var files = Files.list(directory)) {
                files.filter(Files::isDirectory).sorted().forEach(children::add);
            } catch (IOException e) {
                throw unreadable(directory, e);
            }
        }
        return children;
    }

    private static String name(Path directory) {
        return directory.getFileName() == null
                ? directory.toString()
                : directory.getFileName().toString();
    }

    private static Problem unreadable(Path directory, IOException e) {
        return Problem.of("Cannot read " + directory + ".").detail(e.toString());
    }

    private static void append(Path file, String text) {
        try {
            Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw Problem.of("Cannot write to " + file + ".")
                    .detail(e.toString())
                    .tryThis("--summary with another file");
        }
    }
}
