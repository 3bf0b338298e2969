package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Lineage.Declared;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.FieldDeclaration;

/** Tells the fixtures that can be static from those that have to stay, alone or because they share fields with one. */
final class MovableFixtures {

    private MovableFixtures() {}

    /** Those of a class, own and inherited, that can move without the others. */
    static Set<Member> of(Lineage lineage) {
        return without(Candidate::isStuck, lineage);
    }

    /** Those that a class declares itself, and that can move while inherited ones stay. */
    static Set<Member> own(Lineage lineage) {
        String tested = Member.nameOf(lineage.tested().binding());
        return without(some -> some.isStuck() || !some.member().owner().equals(tested), lineage);
    }

    private static Set<Member> without(Predicate<Candidate> staying, Lineage lineage) {
        List<Candidate> left = new ArrayList<>(candidates(lineage));
        List<Candidate> stuck = left.stream().filter(staying).toList();
        while (!stuck.isEmpty()) {
            left.removeAll(stuck);
            List<Candidate> reason = stuck;
            stuck = left.stream()
                    .filter(some -> reason.stream().anyMatch(some::goesWith))
                    .toList();
        }
        return left.stream().map(Candidate::member).collect(Collectors.toSet());
    }

    private static List<Candidate> candidates(Lineage lineage) {
        return lineage.line().stream()
                .flatMap(owner ->
                        FixtureMoves.PER_TEST.stream().flatMap(phase -> FixtureMoves.of(owner, phase, lineage)))
                .map(fixture -> candidate(fixture, lineage))
                .toList();
    }

    private static Candidate candidate(Declared fixture, Lineage lineage) {
        StaticClosure closure = new StaticClosure(lineage);
        closure.add(fixture.owner(), fixture.method());
        // What cannot be static ends the closure early, but its fields are shared all the same.
        Set<BodyDeclaration> fields =
                new HashSet<>(Reach.of(fixture, lineage).fields().keySet());
        closure.members().keySet().stream()
                .filter(FieldDeclaration.class::isInstance)
                .forEach(fields::add);
        boolean isStuck = closure.obstacle().isPresent()
                || TestQuestions.in(fixture.owner(), fixture.method()).isPresent();
        return new Candidate(fixture.member(), fields, isStuck);
    }

    /**
     * A fixture.
     *
     * @param member itself
     * @param fields that it uses
     * @param isStuck whether it cannot be static
     */
    private record Candidate(Member member, Set<BodyDeclaration> fields, boolean isStuck) {

        /** Whether what this does may be what the other needs, undoes or replaces. */
        private boolean goesWith(Candidate other) {
            return fields.stream().anyMatch(other.fields::contains)
                    || member.signature().equals(other.member.signature());
        }
    }
}
