package dev.vivace.engine.project;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.zip.ZipFile;
import org.codehaus.plexus.languages.java.jpms.JavaModuleDescriptor;
import org.codehaus.plexus.languages.java.jpms.LocationManager;
import org.codehaus.plexus.languages.java.jpms.ResolvePathRequest;
import org.codehaus.plexus.languages.java.jpms.ResolvePathResult;
import org.codehaus.plexus.languages.java.jpms.ResolvePathsRequest;

/** What goes on the module path where the module, or its tests, have a {@code module-info}. */
final class ModulePath {

    private static final String DESCRIPTOR = "module-info.class";
    private static final String PATCH = "--patch-module";

    private ModulePath() {}

    static Optional<LaunchJvm.Modules> of(
            Path mainClasses, List<Path> classPath, LaunchSpec.Selection selection, Path javaHome) {
        Path testClasses = classPath.get(0);
        if (hasDescriptor(testClasses)) {
            return Optional.of(ofTests(classPath));
        }
        if (!hasDescriptor(mainClasses) || !Files.exists(javaHome.resolve("lib").resolve("modules"))) {
            return Optional.empty();
        }
        try {
            return ofMain(mainClasses, classPath, selection, javaHome);
        } catch (IOException e) {
            return Optional.empty(); // Surefire, too, falls back to the class path if the descriptor cannot be read
        }
    }

    private static boolean hasDescriptor(Path place) {
        if (Files.isDirectory(place)) {
            return Files.exists(place.resolve(DESCRIPTOR));
        }
        try (ZipFile jar = new ZipFile(place.toFile())) {
            return jar.getEntry(DESCRIPTOR) != null;
        } catch (IOException e) {
            return false;
        }
    }

    /** Tests that are a module of their own: everything is on the module path. */
    private static LaunchJvm.Modules ofTests(List<Path> classPath) {
        return new LaunchJvm.Modules(
                classPath,
                List.of(
                        "--add-modules",
                        "ALL-MODULE-PATH",
                        "--add-opens",
                        "org.junit.platform.commons/org.junit.platform.commons.util=ALL-UNNAMED",
                        "--add-opens",
                        "org.junit.platform.commons/org.junit.platform.commons.logging=ALL-UNNAMED"));
    }

    /** Tests that patch the module they test: what it requires is on the module path, the rest is not. */
    private static Optional<LaunchJvm.Modules> ofMain(
            Path mainClasses, List<Path> classPath, LaunchSpec.Selection selection, Path javaHome) throws IOException {
        LocationManager locations = new LocationManager();
        ResolvePathResult main =
                locations.resolvePath(ResolvePathRequest.ofPath(mainClasses).setJdkHome(javaHome));
        if (main.getModuleNameSource() == null) {
            return Optional.empty();
        }
        JavaModuleDescriptor descriptor = main.getModuleDescriptor();
        List<Path> modulePath = List.copyOf(locations
                .resolvePaths(ResolvePathsRequest.ofPaths(classPath)
                        .setIncludeAllProviders(true)
                        .setIncludeStatic(true)
                        .setJdkHome(javaHome)
                        .setModuleDescriptor(descriptor))
                .getModulepathElements()
                .keySet());
        return Optional.of(
                new LaunchJvm.Modules(modulePath, arguments(descriptor.name(), classPath.get(0), selection)));
    }

    /** The same with those packages opened in which this selection has tests. */
    static LaunchJvm.Modules reopened(LaunchJvm.Modules modules, LaunchSpec.Selection selection) {
        int patch = modules.arguments().indexOf(PATCH);
        if (patch < 0) {
            return modules;
        }
        String[] patched = modules.arguments().get(patch + 1).split("=", 2);
        return new LaunchJvm.Modules(modules.modulePath(), arguments(patched[0], Path.of(patched[1]), selection));
    }

    /** The same with the classes of this directory before the tests, where these patch the module that they test. */
    static LaunchJvm.Modules patchedFirst(LaunchJvm.Modules modules, Path directory) {
        List<String> arguments = new ArrayList<>(modules.arguments());
        int patch = arguments.indexOf(PATCH) + 1;
        if (patch > 0) {
            String[] patched = arguments.get(patch).split("=", 2);
            arguments.set(patch, patched[0] + "=" + directory + File.pathSeparator + patched[1]);
        }
        return new LaunchJvm.Modules(modules.modulePath(), arguments);
    }

    private static List<String> arguments(String module, Path testClasses, LaunchSpec.Selection selection) {
        List<String> arguments = new ArrayList<>();
        arguments.addAll(List.of(PATCH, module + "=" + testClasses));
        packages(selection).forEach(name -> arguments.addAll(List.of("--add-opens", opened(module, name))));
        arguments.addAll(List.of("--add-reads", module + "=ALL-UNNAMED"));
        arguments.addAll(List.of("--add-modules", "ALL-MODULE-PATH"));
        return arguments;
    }

    private static String opened(String module, String packageName) {
        return module + "/" + packageName + "=ALL-UNNAMED";
    }

    private static TreeSet<String> packages(LaunchSpec.Selection selection) {
        TreeSet<String> packages = new TreeSet<>();
        for (String name : TestClasses.find(selection)) {
            packages.add(name.substring(0, Math.max(0, name.lastIndexOf('.'))));
        }
        packages.remove("");
        return packages;
    }
}
