package dev.vivace.worker.protocol;

import java.util.List;

/** Which of the discovered tests count, in the terms of Surefire's groups and engines. */
public final class DiscoveryFilters {

    private final List<String> groups;
    private final List<String> excludedGroups;
    private final List<String> engines;
    private final List<String> excludedEngines;

    /** Groups are Jupiter tag expressions, JUnit 4 categories or TestNG groups, as the engine at hand understands. */
    public DiscoveryFilters(
            List<String> groups, List<String> excludedGroups, List<String> engines, List<String> excludedEngines) {
        this.groups = List.copyOf(groups);
        this.excludedGroups = List.copyOf(excludedGroups);
        this.engines = List.copyOf(engines);
        this.excludedEngines = List.copyOf(excludedEngines);
    }

    /** Lets everything pass. */
    public static DiscoveryFilters none() {
        return new DiscoveryFilters(List.of(), List.of(), List.of(), List.of());
    }

    /** Only tests in one of these; empty for all. */
    public List<String> groups() {
        return groups;
    }

    /** No test in one of these. */
    public List<String> excludedGroups() {
        return excludedGroups;
    }

    /** Ids of the engines that may run; empty for all. */
    public List<String> engines() {
        return engines;
    }

    /** Ids of engines that may not run. */
    public List<String> excludedEngines() {
        return excludedEngines;
    }
}
