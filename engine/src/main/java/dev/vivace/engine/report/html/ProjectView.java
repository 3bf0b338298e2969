package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.NOTHING;
import static dev.vivace.engine.report.html.Html.all;
import static dev.vivace.engine.report.html.Html.element;
import static dev.vivace.engine.report.html.Html.text;

import dev.vivace.engine.model.Secrets;
import dev.vivace.engine.project.LaunchJvm;
import dev.vivace.engine.project.LaunchSpec;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * How we understood the project: what its build says about the launch of its tests. Without secrets: a report is shown to
 * more people than the build's own files are.
 */
final class ProjectView {

    private final List<LaunchSpec> launches;
    private final LongTexts texts;

    ProjectView(List<LaunchSpec> launches, LongTexts texts) {
        this.launches = launches;
        this.texts = texts;
    }

    Html content() {
        return all(launches.stream().map(this::launch).toList());
    }

    private Html launch(LaunchSpec spec) {
        return Page.section(
                Anchors.ofClass(spec.execution()),
                spec.module() + " (" + spec.execution() + ")",
                warnings(spec),
                element("div", jvm(spec.jvm()), selection(spec.selection()), platform(spec.platform()), policy(spec))
                        .ofClass("facts"));
    }

    private static Html warnings(LaunchSpec spec) {
        return spec.warnings().isEmpty()
                ? NOTHING
                : element(
                                "ul",
                                spec.warnings().stream()
                                        .map(warning -> element("li", warning))
                                        .toList())
                        .ofClass("warnings");
    }

    private Html jvm(LaunchJvm jvm) {
        Facts facts = new Facts("JVM", texts);
        facts.add("Java", jvm.javaHome());
        facts.add("Arguments", jvm.arguments().stream().map(Secrets::hidden).toList());
        facts.add("Assertions", jvm.enableAssertions() ? "on" : "off");
        facts.add("Working directory", jvm.workingDirectory());
        facts.add("System properties", jvm.systemProperties());
        facts.add("Environment", jvm.environment());
        facts.add("Hidden variables", jvm.excludedEnvironment());
        facts.add("Class path", jvm.classPath());
        facts.add("Added by us", jvm.addedClassPath());
        jvm.modules().ifPresent(modules -> {
            facts.add("Module path", modules.modulePath());
            facts.add(
                    "Module arguments",
                    modules.arguments().stream().map(Secrets::hidden).toList());
        });
        return facts.block();
    }

    private Html selection(LaunchSpec.Selection selection) {
        Facts facts = new Facts("Which tests", texts);
        facts.add("Looked for in", selection.testClasses());
        facts.add("Includes", selection.includes());
        facts.add("Excludes", selection.excludes());
        facts.add("-Dtest", selection.test());
        facts.add("Groups", selection.groups());
        facts.add("Excluded groups", selection.excludedGroups());
        facts.add("Engines", selection.engines());
        facts.add("Excluded engines", selection.excludedEngines());
        facts.add("Order", selection.runOrder());
        return facts.block();
    }

    private Html platform(LaunchSpec.Platform platform) {
        Facts facts = new Facts("JUnit Platform", texts);
        facts.add("Parameters", platform.configurationParameters());
        facts.add("Listeners", platform.listeners());
        return facts.block();
    }

    private Html policy(LaunchSpec spec) {
        LaunchSpec.Policy policy = spec.policy();
        Facts facts = new Facts("What counts", texts);
        policy.skip().ifPresent(why -> facts.add("Skipped", why));
        facts.add("Failures", policy.failureIgnored() ? "ignored" : "fail the build");
        facts.add("Reruns of failing tests", Integer.toString(policy.reruns()));
        facts.add("Forks", policy.forkCount() + (policy.reuseForks() ? ", reused" : ", one for each class"));
        policy.timeout().ifPresent(limit -> facts.add("Time limit", limit));
        facts.add("Reports", spec.reports().directory());
        facts.add("Test sources", spec.sources().tests());
        return facts.block();
    }

    /** Names and values; what is empty is not worth a line. */
    private static final class Facts {

        private static final int SHOWN = 6;

        private static final int LONGEST = 2000;

        private final String title;
        private final LongTexts texts;
        private final List<Html> rows = new ArrayList<>();

        private Facts(String title, LongTexts texts) {
            this.title = title;
            this.texts = texts;
        }

        private void add(String name, Object value) {
            if (!value.toString().isEmpty()) {
                row(name, code(value.toString()));
            }
        }

        private void add(String name, Collection<?> values) {
            List<Html> lines =
                    values.stream().map(value -> code(value.toString())).toList();
            if (lines.size() > SHOWN) {
                row(
                        name,
                        element(
                                "details",
                                element("summary", String.format(Locale.ROOT, "%d entries", lines.size())),
                                lines(lines)));
            } else if (!lines.isEmpty()) {
                row(name, lines(lines));
            }
        }

        private void add(String name, Map<String, String> values) {
            add(
                    name,
                    values.entrySet().stream()
                            .map(entry -> Secrets.hidden(entry.getKey() + "=" + entry.getValue()))
                            .toList());
        }

        private Html code(String value) {
            return value.length() <= LONGEST
                    ? element("code", value)
                    : all(element("code", Cut.at(value, LONGEST)), texts.rest("v-" + Anchors.digest(value), value));
        }

        private static Html lines(List<Html> lines) {
            return all(lines.stream().map(line -> all(line, element("br"))).toList());
        }

        private void row(String name, Html value) {
            rows.add(element("tr", element("th", text(name)), element("td", value)));
        }

        private Html block() {
            return rows.isEmpty()
                    ? NOTHING
                    : element("div", element("h3", title), element("table", element("tbody", rows)))
                            .ofClass("block");
        }
    }
}
