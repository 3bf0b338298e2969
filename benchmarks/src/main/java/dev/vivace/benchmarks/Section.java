package dev.vivace.benchmarks;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/**
 * A comparison that has its place on the page of results.
 *
 * @param name of its script
 * @param title of its part of the page
 * @param program makes it
 * @param all its options for everything
 * @param some its options where time is limited
 * @param few its options for what takes a minute or two
 * @param goesBySuite whether it can be told after which time no further suite is to begin
 * @param keepsRuns whether it goes on with single runs that were measured
 * @param promise what its exit code tells, where it does not print that itself
 */
record Section(
        String name,
        String title,
        Supplier<Callable<Integer>> program,
        List<String> all,
        List<String> some,
        List<String> few,
        boolean goesBySuite,
        boolean keepsRuns,
        Optional<String> promise) {

    /** In the sequence of the page. */
    static final List<Section> ALL = List.of(
            new Section(
                    "isolation",
                    "Isolation",
                    Isolations::new,
                    List.of("--repeat", "5"),
                    List.of("--repeat", "1"),
                    List.of("--subject", "commons-cli", "--repeat", "1"),
                    true,
                    true,
                    Optional.empty()),
            new Section(
                    "parallel",
                    "Parallel runs",
                    Parallels::new,
                    List.of("--repeat", "5", "--reference-runs", "10"),
                    List.of("--repeat", "3"),
                    List.of("--subject", "commons-cli", "--repeat", "2"),
                    true,
                    true,
                    Optional.empty()),
            new Section(
                    "fixes",
                    "Order-dependent tests and their patches",
                    Fixes::new,
                    List.of(),
                    List.of(),
                    List.of("--sample", "singleton"),
                    false,
                    false,
                    Optional.empty()),
            new Section(
                    "boost",
                    "Fixtures that run once",
                    Boosts::new,
                    List.of(
                            "--subject", "commons-io",
                            "--subject", "commons-lang3",
                            "--subject", "commons-pool2",
                            "--subject", "commons-validator"),
                    List.of(),
                    List.of("--select", "DeskTest"),
                    false,
                    false,
                    Optional.of("every class of samples/fixtures that was tried comes out as the sample says itself")),
            new Section(
                    "stories",
                    "Stories",
                    Stories::new,
                    List.of(),
                    List.of(),
                    List.of("--repeat", "1"),
                    false,
                    false,
                    Optional.empty()),
            new Section(
                    "growth",
                    "How cost grows",
                    Growths::new,
                    List.of(),
                    List.of("--classes", "10,100,1000", "--repeat", "1"),
                    List.of("--classes", "10,100", "--repeat", "1"),
                    false,
                    true,
                    Optional.empty()));

    Section {
        all = List.copyOf(all);
        some = List.copyOf(some);
        few = List.copyOf(few);
    }

    /** Those of these names, or all where there are none. */
    static List<Section> chosen(List<String> names) {
        List<String> known = ALL.stream().map(Section::name).toList();
        names.stream().filter(name -> !known.contains(name)).findFirst().ifPresent(name -> {
            throw new ComparisonFailure("No section is called " + name + "; there are " + known);
        });
        return ALL.stream()
                .filter(section -> names.isEmpty() || names.contains(section.name()))
                .toList();
    }

    int run(List<String> words) {
        return Program.run(program.get(), words.toArray(String[]::new));
    }
}
