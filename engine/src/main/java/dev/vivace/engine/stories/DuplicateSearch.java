package dev.vivace.engine.stories;

import dev.vivace.engine.model.SharedSetUp;
import dev.vivace.engine.model.SharedSetUp.Copy;
import dev.vivace.engine.source.Framework;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds beginnings of set-ups that several classes have, and proposes the ones that save most. */
public final class DuplicateSearch {

    private static final Comparator<SharedSetUp> MOST_FIRST = Comparator.comparing(SharedSetUp::pays)
            .thenComparingInt(SharedSetUp::linesSaved)
            .reversed()
            .thenComparing(shared -> shared.copies().get(0).className());

    private static final Comparator<List<SharedSetUp>> BETTER = Comparator.<List<SharedSetUp>>comparingInt(
                    some -> sum(some, shared -> Math.max(0, shared.linesSaved())))
            .thenComparingInt(some -> sum(some, SharedSetUp::linesRepeated));

    private DuplicateSearch() {}

    /** Proposals for these classes, those that pay and the biggest saving first; a class is part of one at most. */
    public static List<SharedSetUp> in(SetUpSources sources, List<String> classNames) {
        return among(sources.of(classNames));
    }

    static List<SharedSetUp> among(List<SetUp> setUps) {
        Map<Framework, List<SetUp>> byFramework = setUps.stream()
                .sorted(Comparator.comparing(SetUp::className))
                .collect(Collectors.groupingBy(SetUp::framework));
        return byFramework.values().stream()
                .flatMap(group -> best(group, 0).stream())
                .sorted(MOST_FIRST)
                .toList();
    }

    /** The best proposals for set-ups that have so many statements in common: one for all of them, or several. */
    private static List<SharedSetUp> best(List<SetUp> alike, int statements) {
        List<SharedSetUp> longer = continued(alike, statements).stream()
                .flatMap(group -> best(group, statements + 1).stream())
                .toList();
        List<SharedSetUp> all =
                statements == 0 ? List.of() : shared(alike, statements).stream().toList();
        return BETTER.compare(all, longer) >= 0 ? all : longer;
    }

    private static Collection<List<SetUp>> continued(List<SetUp> alike, int statements) {
        Map<String, List<SetUp>> groups = new LinkedHashMap<>();
        alike.stream().filter(setUp -> setUp.pieces().size() > statements).forEach(setUp -> groups.computeIfAbsent(
                        setUp.pieces().get(statements).form(), form -> new ArrayList<>())
                .add(setUp));
        groups.values().removeIf(group -> group.size() < 2);
        return groups.values();
    }

    private static int sum(List<SharedSetUp> proposals, ToIntFunction<SharedSetUp> value) {
        return proposals.stream().mapToInt(value).sum();
    }

    /** Empty where nobody would want to share it. */
    private static Optional<SharedSetUp> shared(List<SetUp> alike, int statements) {
        Optional<SetUp> provider = alike.stream()
                .filter(setUp -> setUp.lendable() && setUp.isJust(statements))
                .findFirst();
        SetUp model = provider.orElse(alike.get(0));
        Sketches sketches = new Sketches(model, provider.isPresent(), statements);
        Optional<String> costly = model.first(statements)
                .map(SetUp.Piece::costly)
                .flatMap(Optional::stream)
                .findFirst();
        SharedSetUp shared = new SharedSetUp(
                statements,
                model.lines(statements),
                saved(alike, model, provider.isPresent(), statements, sketches),
                costly,
                copies(alike, model, statements),
                provider.map(SetUp::className),
                sketches.with(consumers(alike, model).findFirst().orElseThrow()));
        return shared.isTrivial() ? Optional.empty() : Optional.of(shared);
    }

    private static Stream<SetUp> consumers(List<SetUp> alike, SetUp model) {
        return alike.stream().filter(setUp -> !setUp.equals(model));
    }

    /** A set-up of nothing else goes with its method; every consumer gets a line, and a new provider all of its own. */
    private static int saved(List<SetUp> alike, SetUp model, boolean exists, int statements, Sketches sketches) {
        Stream<SetUp> changed = exists ? consumers(alike, model) : alike.stream();
        int removed = changed.mapToInt(setUp -> setUp.lines(statements) + (setUp.isJust(statements) ? 3 : 0) - 1)
                .sum();
        return exists ? removed : removed - sketches.provider().size();
    }

    private static List<Copy> copies(List<SetUp> alike, SetUp model, int statements) {
        return Stream.concat(Stream.of(model), consumers(alike, model))
                .map(setUp -> new Copy(
                        setUp.className(), setUp.method(), setUp.pieces().get(0).firstLine(), setUp.isJust(statements)))
                .toList();
    }
}
