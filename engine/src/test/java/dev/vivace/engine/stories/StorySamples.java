package dev.vivace.engine.stories;

import dev.vivace.engine.model.StoryClass;
import dev.vivace.engine.model.StoryClass.Scope;
import dev.vivace.engine.model.StoryPlan;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/** Classes of stories without class files. */
public final class StorySamples {

    private final Map<String, StoryClass> classes = new LinkedHashMap<>();

    /** The bank of Estória's paper: 7 tests, of which the last one is not safe. */
    public static StorySamples bank(boolean singular) {
        return new StorySamples()
                .with(new StoryClass("System", List.of(), singular ? Scope.SINGULAR : Scope.CONSUMER, true, 1, safe(1)))
                .with(new StoryClass("Bank", List.of("System"), Scope.CONSUMER, true, 1, safe(1)))
                .with(new StoryClass("Account", List.of("Bank"), Scope.CONSUMER, true, 1, safe(1)))
                .with(new StoryClass("Mint", List.of("System"), Scope.CONSUMER, true, 1, safe(1)))
                .with(new StoryClass("Deposit", List.of("Account", "Mint"), Scope.CONSUMER, true, 1, safe(1)))
                .with(new StoryClass(
                        "Withdraw",
                        List.of("Deposit"),
                        Scope.CONSUMER,
                        true,
                        2,
                        List.of(new StoryClass.Test("tooMuch", true), new StoryClass.Test("enough", false))));
    }

    /** Up to ten classes, each with up to two providers among those before it, of which some are singular. */
    static StorySamples random(Random random) {
        StorySamples samples = new StorySamples();
        int count = 2 + random.nextInt(9);
        for (int i = 0; i < count; i++) {
            List<String> providers = random.ints(random.nextInt(3), 0, Math.max(1, i))
                    .filter(provider -> samples.classes.containsKey("C" + provider))
                    .distinct()
                    .mapToObj(provider -> "C" + provider)
                    .toList();
            List<StoryClass.Test> tests = Stream.of("a", "b", "c")
                    .limit(random.nextInt(4))
                    .map(name -> new StoryClass.Test(name, random.nextBoolean()))
                    .sorted(Comparator.comparing(test -> !test.safe()))
                    .toList();
            Scope scope = random.nextBoolean() ? Scope.SINGULAR : Scope.CONSUMER;
            samples.with(new StoryClass("C" + i, providers, scope, true, 1 + random.nextInt(2), tests));
        }
        return samples;
    }

    /** A class with one safe test and one set-up. */
    public StorySamples with(String name, String... providers) {
        return with(new StoryClass(name, Arrays.asList(providers), Scope.CONSUMER, true, 1, safe(1)));
    }

    /** A class that is set up once for the run. */
    StorySamples withContainer(String name) {
        return with(new StoryClass(name, List.of(), Scope.RUN, true, 1, List.of()));
    }

    /** A class that knows nothing of stories. */
    StorySamples withStranger(String name) {
        return with(new StoryClass(name, List.of(), Scope.CONSUMER, false, 1, safe(1)));
    }

    private StorySamples with(StoryClass some) {
        classes.put(some.name(), some);
        return this;
    }

    private static List<StoryClass.Test> safe(int count) {
        return Stream.generate(() -> new StoryClass.Test("test", true))
                .limit(count)
                .toList();
    }

    /** What they come to when all of them run. */
    public StoryPlan plan() {
        return StoryPlanning.of(classes.keySet(), name -> Optional.ofNullable(classes.get(name)));
    }

    StoryGraph graph() {
        return StoryGraph.of(classes.keySet(), name -> Optional.ofNullable(classes.get(name)));
    }
}
