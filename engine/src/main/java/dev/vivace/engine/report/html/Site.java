package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.all;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All files of a report, by their names: the pages of one module, or of several in a directory each. */
final class Site {

    private final Map<String, String> files = new LinkedHashMap<>();

    private Site() {}

    static Map<String, String> of(String project, List<ModuleResults> modules) {
        Site site = new Site();
        if (modules.size() == 1) {
            site.add(modules.get(0), "", "");
        } else {
            site.addAll(project, modules);
        }
        site.files.put("summary.md", MarkdownSummary.of(modules));
        site.files.put("report.css", resource("report.css"));
        site.files.put("report.js", resource("report.js"));
        return site.files;
    }

    private void addAll(String project, List<ModuleResults> modules) {
        Map<String, ModuleResults> directories = new LinkedHashMap<>();
        modules.forEach(module -> directories.put(freeDirectory(module.name(), directories), module));
        directories.forEach((directory, module) -> add(module, directory + "/", "../"));
        files.put(View.OVERVIEW.file(), Page.ofModules(project, new ModulesView(directories).content()));
    }

    /** Two modules of one name may be in different groups. */
    private static String freeDirectory(String name, Map<String, ModuleResults> taken) {
        String plain = "m-" + name.substring(name.lastIndexOf(':') + 1).replaceAll("[^\\w.-]", "_");
        String free = plain;
        for (int i = 2; taken.containsKey(free); i++) {
            free = plain + "-" + i;
        }
        return free;
    }

    private void add(ModuleResults results, String directory, String toRoot) {
        LongTexts texts = new LongTexts();
        for (View view : View.values()) {
            if (view.isKnown(results)) {
                Html content = all(content(view, results, texts), Ages.of(view, results));
                files.put(directory + view.file(), Page.of(results, view, toRoot, content));
            }
        }
        texts.files().forEach((name, text) -> files.put(directory + name, text));
    }

    private static Html content(View view, ModuleResults results, LongTexts texts) {
        return switch (view) {
            case OVERVIEW -> new OverviewView(results).content();
            case TIMELINE -> new TimelineView(results.run().orElseThrow()).content();
            case TESTS -> new TestsView(results, texts).content();
            case ORDER -> new OrderView(results, texts).content();
            case BOOST -> new BoostView(results.boost().orElseThrow(), results, texts).content();
            case STORIES -> new StoriesView(results.stories().orElseThrow()).content();
            case PROJECT -> new ProjectView(results.launches(), texts).content();
        };
    }

    private static String resource(String name) {
        try (InputStream stream = Site.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException("Our own file cannot be read: " + name, e);
        }
    }
}
