package dev.vivace.worker;

import dev.vivace.worker.protocol.DiscoveryFilters;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.platform.engine.Filter;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.TagFilter;

/**
 * Turns Surefire's groups and engines into filters of the JUnit Platform, by the rules of its provider: with TestNG,
 * groups go to the TestNG engine; where Surefire had to add the Vintage engine, they are JUnit 4 categories; else tags.
 */
final class Groups {

    private static final String VINTAGE = "org.junit.vintage.engine.VintageTestEngine";

    private final DiscoveryFilters wanted;

    Groups(DiscoveryFilters wanted) {
        this.wanted = wanted;
    }

    List<Filter<?>> filters() {
        List<Filter<?>> filters = new ArrayList<>();
        if (!isTestngPresent()) {
            addGroups(filters);
        }
        if (!wanted.engines().isEmpty()) {
            filters.add(EngineFilter.includeEngines(wanted.engines()));
        }
        if (!wanted.excludedEngines().isEmpty()) {
            filters.add(EngineFilter.excludeEngines(wanted.excludedEngines()));
        }
        return filters;
    }

    private void addGroups(List<Filter<?>> filters) {
        boolean categories = isVintageAdded();
        if (!wanted.groups().isEmpty()) {
            filters.add(categories ? Categories.including(wanted.groups()) : TagFilter.includeTags(wanted.groups()));
        }
        if (!wanted.excludedGroups().isEmpty()) {
            if (!categories) {
                filters.add(TagFilter.excludeTags(wanted.excludedGroups()));
            }
            filters.add(Categories.excluding(wanted.excludedGroups()));
        }
    }

    /** Groups for the TestNG engine, as it takes them. */
    void addTo(Map<String, String> parameters) {
        if (isTestngPresent() && !wanted.groups().isEmpty()) {
            parameters.put("testng.groups", String.join(",", wanted.groups()));
        }
        if (isTestngPresent() && !wanted.excludedGroups().isEmpty()) {
            parameters.put("testng.excludedGroups", String.join(",", wanted.excludedGroups()));
        }
    }

    private boolean isTestngPresent() {
        return Presence.of("org.testng.TestNG");
    }

    /** The engine is there, but not on the class path that the project asked for. */
    private boolean isVintageAdded() {
        return Presence.find(VINTAGE)
                .filter(engine -> !isOnProjectClassPath(engine))
                .isPresent();
    }

    private static boolean isOnProjectClassPath(Class<?> type) {
        try {
            URI location =
                    type.getProtectionDomain().getCodeSource().getLocation().toURI();
            String separator = System.getProperty("path.separator");
            return List.of(System.getProperty("java.class.path", "").split(separator))
                    .contains(Path.of(location).toString());
        } catch (Exception e) {
            return true;
        }
    }
}
