package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Lineage.Declared;
import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.core.dom.FieldDeclaration;

/**
 * The fixtures of other classes that have to move with those of a class above them. An heir that opens something for each
 * test must not be left with a tear-down that runs once, and the other way round.
 */
final class Kindred {

    private final Lineage lineage;
    private final Map<Declared, Phase> moved;
    private final Map<Declared, Set<FieldDeclaration>> fields = new HashMap<>();

    private Kindred(Lineage lineage, Map<Declared, Phase> moved) {
        this.lineage = lineage;
        this.moved = new LinkedHashMap<>(moved);
    }

    /** Those beside the line of a class that replace a moved fixture, or use a field that one uses, and so on. */
    static Map<Declared, Phase> of(Lineage lineage, Map<Declared, Phase> moved) {
        Kindred kindred = new Kindred(lineage, moved);
        while (kindred.addNext()) {
            // until no more are found
        }
        kindred.moved.keySet().removeAll(moved.keySet());
        return kindred.moved;
    }

    private boolean addNext() {
        Map<Declared, Phase> more = new LinkedHashMap<>();
        for (ParsedClass heir : heirs()) {
            for (Phase phase : FixtureMoves.PER_TEST) {
                FixtureMoves.of(heir, phase, Lineage.of(heir, lineage.sources()))
                        .filter(fixture -> !moved.containsKey(fixture) && goesWithMoved(fixture))
                        .forEach(fixture -> more.put(fixture, phase));
            }
        }
        moved.putAll(more);
        return !more.isEmpty();
    }

    private Set<ParsedClass> heirs() {
        Set<ParsedClass> heirs = new LinkedHashSet<>();
        moved.keySet().forEach(fixture -> heirs.addAll(lineage.heirs(fixture.owner())));
        heirs.removeAll(lineage.line());
        return heirs;
    }

    private boolean goesWithMoved(Declared fixture) {
        return moved.keySet().stream()
                .filter(other -> isFamily(fixture, other))
                .anyMatch(other ->
                        fixture.member().signature().equals(other.member().signature())
                                || fieldsOf(fixture).stream().anyMatch(fieldsOf(other)::contains));
    }

    /** Whether both run for the same tests; two heirs of a class have nothing to do with each other. */
    private boolean isFamily(Declared fixture, Declared other) {
        return fixture.owner().equals(other.owner())
                || lineage.heirs(other.owner()).contains(fixture.owner())
                || lineage.heirs(fixture.owner()).contains(other.owner());
    }

    private Set<FieldDeclaration> fieldsOf(Declared fixture) {
        return fields.computeIfAbsent(
                fixture, some -> new HashSet<>(Reach.of(some, lineage).fields().keySet()));
    }
}
