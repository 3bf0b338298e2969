package dev.vivace.benchmarks;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;

/**
 * A comparison that has its place on the page of results.
 *
 * @param name of its script
 * @param title of its part of the page
 * @param program makes it
 * @param all its options for everything
 * @param few its options for what takes a minute or two
 * @param keepsRuns whether it goes on with single runs that were measured
 */
record Section(
        String name,
        String title,
        Supplier<Callable<Integer>> program,
        List<String> all,
        List<String> few,
        boolean keepsRuns) {

    /** In the sequence of the page. */
    static final List<Section> ALL = List.of(
            new Section(
                    "isolation",
                    "Isolation",
                    Isolations::new,
                    List.of("--repeat", "5"),
                    List.of("--subject", "commons-cli", "--repeat", "1"),
                    true),
            new Section(
                    "parallel",
                    "Parallel runs",
                    Parallels::new,
                    List.of("--repeat", "5", "--reference-runs", "10"),
                    List.of("--subject", "commons-cli", "--repeat", "2"),
                    true),
            new Section(
                    "fixes",
                    "Order-dependent tests and their patches",
                    Fixes::new,
                    List.of(),
                    List.of("--sample", "singleton"),
                    false),
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
                    false),
            new Section("stories", "Stories", Stories::new, List.of(), List.of("--repeat", "1"), false),
            new Section(
                    "growth",
                    "How cost grows",
                    Growths::new,
                    List.of(),
                    List.of("--classes", "10,100", "--repeat", "1"),
                    true));

    Section {
        all = List.copyOf(all);
        few = List.copyOf(few);
    }

    List<String> words(boolean quick) {
        return quick ? few : all;
    }

    int run(List<String> words) {
        return Program.run(program.get(), words.toArray(String[]::new));
    }
}
