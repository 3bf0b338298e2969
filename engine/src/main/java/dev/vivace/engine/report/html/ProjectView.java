package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.NOTHING;
import static dev.vivace.engine.report.html.Html.all;
import static dev.vivace.engine.report.html.Html.element;
import static dev.vivace.engine.report.html.Html.text;

import dev.vivace.engine.project.LaunchSpec;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** How we understood the project: what its build says about the launch of its tests. */
final class ProjectView {

    /** A report is shown to more people than the build's own files are. */
    private static final Pattern SECRET = Pattern.compile("(?i)passw|secret|token|credential|api.?key|private");

    private final List<LaunchSpec> launches;

    ProjectView(List<LaunchSpec> launches) {
        this.launches = launches;
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

    private static Html jvm(LaunchSpec.Jvm jvm) {
        Facts facts = new Facts("JVM");
        facts.add("Java", jvm.javaHome());
        facts.add(
                "Arguments",
                jvm.arguments().stream().map(ProjectView::withoutSecret).toList());
        facts.add("Assertions", jvm.enableAssertions() ? "on" : "off");
        facts.add("Working directory", jvm.workingDirectory());
        facts.add("System properties", jvm.systemProperties());
        facts.add("Environment", jvm.environment());
        facts.add("Hidden variables", jvm.excludedEnvironment());
        facts.add("Class path", jvm.classPath());
        facts.add("Added by us", jvm.addedClassPath());
        jvm.modules().ifPresent(modules -> {
            facts.add("Module path", modules.modulePath());
            facts.add("Module arguments", modules.arguments());
        });
        return facts.block();
    }

    private static Html selection(LaunchSpec.Selection selection) {
        Facts facts = new Facts("Which tests");
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

    private static Html platform(LaunchSpec.Platform platform) {
        Facts facts = new Facts("JUnit Platform");
        facts.add("Parameters", platform.configurationParameters());
        facts.add("Listeners", platform.listeners());
        return facts.block();
    }

    private static Html policy(LaunchSpec spec) {
        LaunchSpec.Policy policy = spec.policy();
        Facts facts = new Facts("What counts");
        policy.skip().ifPresent(why -> facts.add("Skipped", why));
        facts.add("Failures", policy.failureIgnored() ? "ignored" : "fail the build");
        facts.add("Reruns of failing tests", Integer.toString(policy.reruns()));
        facts.add("Forks", policy.forkCount() + (policy.reuseForks() ? ", reused" : ", one for each class"));
        policy.timeout().ifPresent(limit -> facts.add("Time limit", limit));
        facts.add("Reports", spec.reports().directory());
        facts.add("Test sources", spec.sources().tests());
        return facts.block();
    }

    private static String withoutSecret(String argument) {
        int sign = argument.indexOf('=');
        return sign > 0 && SECRET.matcher(argument.substring(0, sign)).find()
                ? argument.substring(0, sign) + "=…"
                : argument;
    }

    /** Names and values; what is empty is not worth a line. */
    private static final class Facts {

        private static final int SHOWN = 6;

        private final String title;
        private final List<Html> rows = new ArrayList<>();

        private Facts(String title) {
            this.title = title;
        }

        private void add(String name, Object value) {
            if (!value.toString().isEmpty()) {
                row(name, element("code", TestName.cut(value.toString())));
            }
        }

        private void add(String name, Collection<?> values) {
            List<Html> lines = values.stream()
                    .<Html>map(value -> element("code", TestName.cut(value.toString())))
                    .toList();
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
                            .map(entry -> withoutSecret(entry.getKey() + "=" + entry.getValue()))
                            .toList());
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
