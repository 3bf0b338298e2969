package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Lineage.Declared;
import dev.vivace.engine.boost.Rewrite.Kind;
import dev.vivace.engine.boost.Rewriting.Kept;
import dev.vivace.engine.boost.Rewriting.Rewritten;
import dev.vivace.engine.source.Edit;
import dev.vivace.engine.source.Framework;
import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.Indentation;
import dev.vivace.engine.source.MethodName;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.FieldDeclaration;

/**
 * Lets fixtures of JUnit 4 run for the first test and after the last one, as methods of an instance: what heirs replace
 * is still replaced. Only the fields that they use are static.
 */
final class OnceGuard {

    private static final Framework JUNIT_4 = Framework.JUNIT_4;

    private final Lineage lineage;
    private final StaticClosure closure;
    private final Editing editing = new Editing();
    private final Map<Declared, Phase> fixtures = new LinkedHashMap<>();
    private final Set<String> names = new HashSet<>();

    private OnceGuard(Lineage lineage) {
        this.lineage = lineage;
        this.closure = new StaticClosure(lineage);
    }

    /** Guards those fixtures of a class, own and inherited, that do not ask for the test. */
    static Rewriting of(Lineage lineage) {
        return new OnceGuard(lineage).rewriting();
    }

    private Rewriting rewriting() {
        Map<Declared, Reach> reaches = reaches();
        Set<Declared> stuck = stuck(reaches);
        reaches.forEach((fixture, reach) -> {
            if (!stuck.contains(fixture)) {
                reach.fields().forEach(this::share);
            }
        });
        fixtures.keySet().removeAll(stuck);
        if (closure.obstacle().isPresent() || fixtures.isEmpty()) {
            return closure.obstacle().orElseGet(() -> reaches.values().stream()
                    .flatMap(reach -> reach.obstacle().stream())
                    .findFirst()
                    .orElseGet(this::nothing));
        }
        return sharedByHeirs().<Rewriting>map(kept -> kept).orElseGet(this::guarded);
    }

    /** Other heirs would go on to begin for each test what ends once, or the other way round. */
    private Optional<Kept> sharedByHeirs() {
        return Kindred.of(lineage, fixtures).keySet().stream()
                .filter(fixture -> !replacesGuarded(fixture))
                .map(fixture -> new Kept(
                        KeptCode.OVERRIDDEN,
                        Evidence.at(fixture.owner(), fixture.method().getName())))
                .findFirst();
    }

    private boolean replacesGuarded(Declared fixture) {
        return fixtures.keySet().stream()
                .anyMatch(some -> lineage.overriding(some.owner(), some.method().resolveBinding())
                        .anyMatch(fixture::equals));
    }

    private Kept nothing() {
        return new Kept(
                KeptCode.NO_FIXTURE,
                Evidence.at(lineage.tested(), lineage.tested().type().getName()));
    }

    private Map<Declared, Reach> reaches() {
        Map<Declared, Reach> reaches = new LinkedHashMap<>();
        for (ParsedClass owner : lineage.line()) {
            for (Phase phase : FixtureMoves.PER_TEST) {
                FixtureMoves.of(owner, phase, lineage).forEach(fixture -> {
                    fixtures.put(fixture, phase);
                    reaches.put(fixture, Reach.of(fixture, lineage));
                });
            }
        }
        return reaches;
    }

    /** Those that ask for the test, and those that share a field with one of these, or replace one. */
    private static Set<Declared> stuck(Map<Declared, Reach> reaches) {
        Set<Declared> stuck = new LinkedHashSet<>();
        boolean hasMore = true;
        while (hasMore) {
            hasMore = reaches.keySet().stream()
                    .filter(some -> !stuck.contains(some))
                    .filter(some -> reaches.get(some).obstacle().isPresent()
                            || stuck.stream().anyMatch(other -> goTogether(some, other, reaches)))
                    .toList()
                    .stream()
                    .map(stuck::add)
                    .reduce(false, Boolean::logicalOr);
        }
        return stuck;
    }

    private static boolean goTogether(Declared some, Declared other, Map<Declared, Reach> reaches) {
        return reaches.get(some).fields().keySet().stream()
                        .anyMatch(reaches.get(other).fields()::containsKey)
                || some.member().signature().equals(other.member().signature());
    }

    /** Each instance has what its constructor, or an initialiser that needs the instance, sets. */
    private void share(FieldDeclaration field, ParsedClass owner) {
        StaticClosure alone = new StaticClosure(lineage);
        alone.add(owner, field);
        boolean isOwn = alone.obstacle()
                .filter(kept -> kept.code() == KeptCode.CONSTRUCTOR || kept.code() == KeptCode.NEEDS_INSTANCE)
                .isPresent();
        if (!isOwn) {
            closure.add(owner, field);
        }
    }

    private Rewriting guarded() {
        new StaticEdits(lineage, closure, editing).write();
        fixtures.forEach(this::free);
        Map<ParsedClass, List<Declared>> tops = fixtures.keySet().stream()
                .filter(this::isTop)
                .collect(Collectors.groupingBy(Declared::owner, LinkedHashMap::new, Collectors.toList()));
        tops.forEach(this::guard);
        List<ParsedClass> owners = Stream.concat(tops.keySet().stream(), closure.members().values().stream())
                .distinct()
                .toList();
        List<MovedFixture> moved = tops.values().stream()
                .flatMap(List::stream)
                .map(fixture -> FixtureMoves.moved(fixture, fixtures.get(fixture)))
                .toList();
        return new Rewritten(
                new Rewrite(Kind.GUARDED, editing.changes(), Touched.by(lineage, owners), moved, 1, lineage.sources()));
    }

    /** The guard calls a fixture, or what replaces it; nobody else does. */
    private void free(Declared fixture, Phase phase) {
        Stream.concat(
                        Stream.of(fixture),
                        lineage.overriding(fixture.owner(), fixture.method().resolveBinding()))
                .forEach(some -> Declarations.annotation(some.method(), JUNIT_4.annotation(phase))
                        .ifPresent(annotation -> editing.remove(some.owner(), some.method(), annotation)));
    }

    /** Whether it replaces none that is guarded. */
    private boolean isTop(Declared fixture) {
        return fixtures.keySet().stream()
                .noneMatch(other -> fixture.method()
                                .resolveBinding()
                                .overrides(other.method().resolveBinding())
                        || !other.equals(fixture)
                                && lineage.overriding(
                                                other.owner(), other.method().resolveBinding())
                                        .anyMatch(fixture::equals));
    }

    private void guard(ParsedClass owner, List<Declared> own) {
        String text = owner.file().text();
        int start = owner.unit().getExtendedStartPosition(own.get(0).method());
        int line = text.lastIndexOf('\n', start - 1) + 1;
        String step = owner.indentation();
        String code = "private static " + Evidence.nameOf(owner) + " prepared;\n\n"
                + method(owner, own, Phase.BEFORE, step) + "\n\n" + method(owner, own, Phase.AFTER, step);
        editing.of(owner).add(Edit.insert(line, Indentation.added(code, Indentation.of(text, start)) + "\n\n"));
    }

    private String method(ParsedClass owner, List<Declared> own, Phase phase, String step) {
        boolean isBefore = phase == Phase.BEFORE;
        List<Declared> called =
                own.stream().filter(fixture -> fixtures.get(fixture) == phase).toList();
        List<String> lines = new ArrayList<>();
        called.forEach(fixture -> lines.add(
                (isBefore ? "" : "prepared.") + fixture.method().getName().getIdentifier() + "();"));
        lines.add(isBefore ? "prepared = this;" : "prepared = null;");
        String annotation = editing.of(owner).named(JUNIT_4.annotation(isBefore ? Phase.BEFORE : Phase.AFTER_CLASS));
        String name = newName(isBefore ? "setUpOnce" : "tearDownOnce", owner);
        return "@" + annotation + "\npublic " + (isBefore ? "" : "static ") + "void " + name + "()"
                + thrown(owner, called) + " {\n" + step + "if (prepared " + (isBefore ? "==" : "!=") + " null) {\n"
                + Indentation.added(String.join("\n", lines), step + step) + "\n" + step + "}\n}";
    }

    /** One that no guard of another class has, either. */
    private String newName(String wanted, ParsedClass owner) {
        String name = new MethodName(wanted, lineage.sources()).freeIn(owner);
        for (int number = 2; !names.add(name); number++) {
            name = new MethodName(wanted + number, lineage.sources()).freeIn(owner);
        }
        return name;
    }

    private String thrown(ParsedClass owner, List<Declared> called) {
        List<String> names = called.stream()
                .flatMap(fixture -> Declarations.thrownBy(fixture.method().resolveBinding()).stream())
                .distinct()
                .sorted()
                .map(name -> editing.of(owner).named(name))
                .toList();
        return names.isEmpty() ? "" : " throws " + String.join(", ", names);
    }
}
