package dev.vivace.engine.fix;

import dev.vivace.engine.model.Diagnosis;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.PatchPlace;
import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;
import dev.vivace.engine.run.OrderProbe;
import dev.vivace.engine.run.Runners;
import dev.vivace.engine.source.Change;
import dev.vivace.engine.source.ChangedSources;
import dev.vivace.engine.source.ImportTable;
import dev.vivace.engine.source.JavaCompilation;
import dev.vivace.engine.source.MethodName;
import dev.vivace.engine.source.TestSources;
import dev.vivace.engine.source.TestSources.TestMethod;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.ITypeBinding;

/** Makes patches, one finding after another; each is tried, and verified, with those before it in place. */
public final class Fixing {

    private static final String NO_OFFER = "no test cleans up or prepares it, and no class offers to";

    /** So many tests that help are worth trying for one finding. */
    private static final int HELPERS = 5;

    /** So many tests that undo what another prepares are worth trying for one finding. */
    private static final int UNDOING = 2;

    /** So many values are worth keeping for one finding. */
    private static final int KEEPSAKES = 10;

    private final ChangedSources tree;
    private final Runners unchanged;
    private final Workbench bench;
    private final TestCatalog catalog;
    private final Verification verification;
    private final FixSettings settings;
    private final PlaceChoice places;
    private final Consumer<String> doing;
    private final BooleanSupplier halted;
    private final InstantSource clock = InstantSource.system();

    /**
     * For these findings of one module.
     *
     * @param fixed classes whose tests stay in their order
     * @param unchanged runners of the project as it is
     * @param scratch directory for compiled classes, which somebody else removes
     * @param doing gets a sentence about what is tried now
     */
    public Fixing(
            List<Finding> findings,
            TestCatalog catalog,
            Set<String> fixed,
            TestSources sources,
            JavaCompilation compiler,
            Runners unchanged,
            Workbench bench,
            FixSettings settings,
            Path scratch,
            Consumer<String> doing,
            BooleanSupplier halted) {
        this.places = new PlaceChoice(findings, settings.at());
        this.tree = new ChangedSources(sources, compiler, scratch);
        this.unchanged = unchanged;
        this.bench = bench;
        this.catalog = catalog;
        this.verification = new Verification(findings, catalog, fixed, unchanged, settings, doing);
        this.settings = settings;
        this.doing = doing;
        this.halted = halted;
    }

    /** Everything that was accepted so far, against the files on disk. */
    public List<Change> changes() {
        return tree.changes();
    }

    /** Those that what was accepted so far already cures. */
    public List<Finding> cured(List<Finding> others) {
        List<Finding> open = others.stream()
                .filter(finding -> finding.isOrderDependent() && !finding.test().isClass())
                .toList();
        if (tree.classes().isEmpty() || open.isEmpty()) {
            return List.of();
        }
        try (Runners patched = bench.with(tree.classes().orElseThrow())) {
            List<Finding> cured = verification.curedOf(open, patched);
            cured.forEach(finding -> verification.expectPassed(finding.test()));
            return cured;
        }
    }

    /** Makes a patch and, if it holds, accepts it. */
    public Attempt fix(Finding finding, Diagnosis diagnosis) {
        SearchTime time = new SearchTime(clock);
        Optional<TestMethod> test = tree.sources().method(finding.test());
        if (finding.test().isClass()
                || test.isEmpty()
                || test.get().declaration().getBody() == null) {
            return failed("its source is not among the test sources, or it is no method", time);
        }
        if (places.of(finding).isEmpty()) {
            return failed(places.forbidden(finding), time);
        }
        List<CodeAttempt> attempts = new ArrayList<>();
        for (List<TestId> helper : diagnosis.helpers().stream().limit(HELPERS).toList()) {
            if (halted.getAsBoolean()) {
                return failed("interrupted", time);
            }
            CodeAttempt attempt = ofCode(finding, helping(helper), time);
            if (attempt.isPatch()) {
                return accepted(attempt.attempt(), finding);
            }
            attempts.add(attempt);
        }
        Attempt last = finding.kind() == Finding.Kind.VICTIM
                ? setUpAnew(finding, diagnosis, time)
                        .or(() -> statePerTest(finding, time))
                        .orElseGet(() -> withoutHelper(finding, diagnosis, time))
                : preparedAnew(finding, diagnosis, time);
        if (last.patch().isPresent()) {
            return accepted(last, finding);
        }
        String afterwards = last.reason().equals(NO_OFFER) && !attempts.isEmpty() ? "" : last.reason();
        return failed(withForbidden(CodeAttempt.reason(attempts, afterwards), finding), time);
    }

    private String withForbidden(String reason, Finding finding) {
        String forbidden = places.forbidden(finding);
        return forbidden.isEmpty() ? reason : reason + "; " + forbidden;
    }

    private Attempt accepted(Attempt attempt, Finding finding) {
        tree.accept(List.of(attempt.patch().orElseThrow().change()));
        verification.expectPassed(finding.test());
        return attempt;
    }

    private CodeSource helping(List<TestId> helper) {
        return new CodeSource(helper, target -> HelperCode.of(helper, target, tree.sources()));
    }

    /** What a class does once, before and after all of its tests, may be what one of them needs after another. */
    private Optional<Attempt> setUpAnew(Finding finding, Diagnosis diagnosis, SearchTime time) {
        if (diagnosis.polluters().stream().noneMatch(Diagnosis.Polluter::cleanedBySetUp)) {
            return Optional.empty();
        }
        CodeSource fixtures = new CodeSource(
                List.of(finding.test()), target -> HelperCode.ofClassFixtures(finding.test(), target, tree.sources()));
        return Optional.of(ofCode(finding, fixtures, time))
                .filter(CodeAttempt::isPatch)
                .map(CodeAttempt::attempt);
    }

    /** Tests of one class that reach each other through its own static fields need not share them. */
    private Optional<Attempt> statePerTest(Finding finding, SearchTime time) {
        TestId victim = finding.test();
        boolean isWithinItsClass =
                finding.others().stream().allMatch(test -> test.className().equals(victim.className()));
        return tree.sources()
                .method(victim)
                .filter(method -> isWithinItsClass && settings.at() != PatchPlace.POLLUTER)
                .flatMap(method -> StatePerTest.of(method, tree.sources()))
                .map(state -> verified(finding, state, time))
                .filter(attempt -> attempt.patch().isPresent());
    }

    private Attempt verified(Finding finding, StatePerTest state, SearchTime time) {
        Draft draft = new Draft(state.code(), state.code().size(), state.before(), state.after());
        return verified(finding, "the static fields of " + finding.test().className(), draft, List.of(), 0, time);
    }

    /** What prepares may fail where that is done already: then what undoes it has to go first. */
    private Attempt preparedAnew(Finding finding, Diagnosis diagnosis, SearchTime time) {
        List<CodeAttempt> attempts = new ArrayList<>();
        for (List<TestId> setter :
                diagnosis.stateSetters().stream().limit(HELPERS).toList()) {
            for (TestId undoing : undoing(setter, finding.test())) {
                CodeAttempt attempt = ofCode(finding, helping(with(undoing, setter)), time);
                if (attempt.isPatch() || halted.getAsBoolean()) {
                    return attempt.attempt();
                }
                attempts.add(attempt);
            }
        }
        return failed(CodeAttempt.refusal(attempts).orElse(NO_OFFER), time);
    }

    /** Tests of its class, itself included, after which it is as red as if nobody had prepared it. */
    private List<TestId> undoing(List<TestId> setter, TestId brittle) {
        OrderProbe probe = new OrderProbe(unchanged.with(settings.isolation()));
        return Stream.concat(
                        Stream.of(brittle),
                        catalog.entries().stream().map(TestCatalog.Entry::id).filter(test -> test.className()
                                .equals(brittle.className())))
                .distinct()
                .filter(test -> !setter.contains(test) && !halted.getAsBoolean())
                .filter(test -> probe.isRed(brittle, new TestOrder(with(setter, List.of(test, brittle)))))
                .limit(UNDOING)
                .toList();
    }

    private static List<TestId> with(TestId first, List<TestId> others) {
        return with(List.of(first), others);
    }

    private static List<TestId> with(List<TestId> some, List<TestId> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }

    /** With what the classes that both use offer, at the victim; or by keeping what the polluter changes. */
    private Attempt withoutHelper(Finding finding, Diagnosis diagnosis, SearchTime time) {
        Optional<Traces> traces = Traces.of(finding, unchanged);
        if (traces.isEmpty()) {
            return failed(NO_OFFER, time);
        }
        List<ITypeBinding> shared = tree.sources()
                .types(traces.get()
                        .shared()
                        .sorted(Comparator.comparing((String name) -> !diagnosis.isAbout(name))
                                .thenComparing(Comparator.naturalOrder()))
                        .toList());
        Set<String> changed = JdkOffers.changed(traces.get().left(), diagnosis.leak());
        CodeSource offered = new CodeSource(List.of(), target -> Stream.concat(
                        JdkOffers.calls(changed, diagnosis.leak()).stream(),
                        Offers.of(shared, target).flatMap(some -> some.calls().stream()))
                .toList());
        Attempt attempt = ofCode(finding, offered, time).attempt();
        String reason = attempt.reason().isEmpty() ? NO_OFFER : attempt.reason();
        return attempt.patch().isPresent()
                ? attempt
                : keeping(finding, shared, changed, time)
                        .or(() -> asOthersDo(finding, diagnosis, time))
                        .orElseGet(() -> failed(reason, time));
    }

    /** What others do with the class whose state leaks may help, though they undo it again. */
    private Optional<Attempt> asOthersDo(Finding finding, Diagnosis diagnosis, SearchTime time) {
        return Precedents.of(finding, diagnosis, catalog, tree.sources())
                .map(precedents -> ofCode(finding, precedents.code(tree.sources()), time))
                .filter(CodeAttempt::isPatch)
                .map(CodeAttempt::attempt);
    }

    private Optional<Attempt> keeping(
            Finding finding, List<ITypeBinding> shared, Set<String> changed, SearchTime time) {
        Optional<Place> place = places.atPolluter(finding);
        Optional<TestMethod> method = place.flatMap(some -> tree.sources().method(some.test()));
        if (method.isEmpty()) {
            return Optional.empty();
        }
        Optional<Attempt> annotated = restoring(finding, place.get(), method.get(), changed, time);
        if (annotated.isPresent()) {
            return annotated;
        }
        List<Keepsake> keepsakes = Stream.concat(
                        changed.stream().sorted().flatMap(area -> Keepsake.ofJdk(area).stream()),
                        Offers.of(shared, method.get().owner()).flatMap(some -> some.keepsakes().stream()))
                .limit(KEEPSAKES)
                .toList();
        for (Keepsake keepsake : keepsakes) {
            Optional<Draft> draft = Insertion.keeping(
                            method.get(), keepsake, new MethodName("restoreState", tree.sources()))
                    .map(after -> new Draft(
                            List.of(keepsake.field(), keepsake.restore()),
                            2,
                            method.get().owner().file(),
                            after));
            Optional<Attempt> attempt =
                    draft.map(some -> verified(finding, place.get().text(method.get()), some, List.of(), 0, time));
            if (attempt.flatMap(Attempt::patch).isPresent()) {
                return attempt;
            }
        }
        return Optional.empty();
    }

    /** With what the project's JUnit itself offers for tests that change the system properties. */
    private Optional<Attempt> restoring(
            Finding finding, Place place, TestMethod method, Set<String> changed, SearchTime time) {
        if (!changed.contains(JdkOffers.PROPERTIES)
                || tree.sources().types(List.of(JdkOffers.RESTORING)).isEmpty()) {
            return Optional.empty();
        }
        Draft draft = new Draft(
                List.of("@" + ImportTable.simple(JdkOffers.RESTORING)),
                1,
                method.owner().file(),
                Insertion.annotated(method, JdkOffers.RESTORING));
        return Optional.of(verified(finding, place.test().toString(), draft, List.of(), 0, time))
                .filter(attempt -> attempt.patch().isPresent());
    }

    private Attempt failed(String reason, SearchTime time) {
        return new Attempt(Optional.empty(), reason, time.soFar());
    }

    private CodeAttempt ofCode(Finding finding, CodeSource source, SearchTime time) {
        List<TestId> unknown = source.unknown(tree.sources());
        String reason = "";
        boolean isTried = false;
        for (Place place : places.of(finding)) {
            Optional<TestMethod> method = tree.sources().method(place.test());
            if (method.isEmpty() && settings.at() != PatchPlace.AUTO) {
                reason = "the source of " + place.test() + ", where the patch shall go, is not among the test sources";
            }
            if (method.isPresent() && !halted.getAsBoolean()) {
                List<Piece> pieces = source.pieces().apply(method.get().owner());
                Optional<Attempt> attempt =
                        tried(new Candidate(finding, source.helper(), place, method.get(), pieces), time);
                if (attempt.flatMap(Attempt::patch).isPresent()) {
                    return new CodeAttempt(source.helper(), unknown, true, attempt.get());
                }
                isTried |= attempt.isPresent();
                reason = attempt.map(Attempt::reason)
                        .filter(some -> !some.isEmpty())
                        .orElse(reason);
            }
        }
        return new CodeAttempt(source.helper(), unknown, isTried, failed(reason, time));
    }

    /** Empty where none of the statements can stand there. */
    private Optional<Attempt> tried(Candidate candidate, SearchTime time) {
        doing.accept("Fixing " + candidate.finding().test() + ": which statements help at " + candidate.where());
        Optional<Trial> trial = candidate.trial(tree);
        if (trial.isEmpty()) {
            return Optional.of(
                    failed("the source of " + candidate.place().test() + " cannot be compiled by itself", time));
        }
        return trial.filter(candidate::isAnyUsable).map(some -> needed(candidate, some)
                .map(needed -> written(candidate, needed, time))
                .orElseGet(() -> failed("", time)));
    }

    private Optional<Set<Integer>> needed(Candidate candidate, Trial trial) {
        Finding finding = candidate.finding();
        trial.turnOn(Set.of());
        try (Runners runners = bench.with(trial.classes())) {
            OrderProbe trials = new OrderProbe(runners.with(settings.isolation()));
            PieceSearch search = new PieceSearch(candidate.pieces(), trial.usable(), some -> {
                trial.turnOn(some);
                return !halted.getAsBoolean()
                        && trials.passes(finding.test(), finding.failing())
                        && trials.passes(finding.test(), finding.passing());
            });
            // What nobody ever called is not called together with all else.
            return candidate.helper().isEmpty() ? search.single() : search.smallest();
        }
    }

    private Attempt written(Candidate candidate, Set<Integer> needed, SearchTime time) {
        int statements = candidate.selection().statements();
        return candidate
                .draft(needed, tree.sources())
                .map(draft ->
                        verified(candidate.finding(), candidate.where(), draft, candidate.helper(), statements, time))
                .orElseGet(() -> failed("what helps cannot be written at " + candidate.where(), time));
    }

    private Attempt verified(
            Finding finding, String place, Draft draft, List<TestId> helper, int helperStatements, SearchTime time) {
        Optional<Path> classes = tree.compiled(List.of(draft.after())).good();
        if (classes.isEmpty()) {
            return failed("what helps does not compile at " + place, time);
        }
        doing.accept("Fixing " + finding.test() + ": whether a patch holds at " + place);
        try (Runners patched = bench.with(classes.get())) {
            if (!time.confirming(() -> verification.holdsInMinimalOrders(finding, patched))) {
                return failed("what helps while searching does not in new JVMs, at " + place, time);
            }
            Optional<String> objection = time.verifying(() -> verification.objection(finding, patched));
            Optional<Proposal> proposal = objection.isPresent()
                    ? Optional.empty()
                    : Optional.of(new Proposal(
                            new Change(draft.before(), draft.after()),
                            place,
                            draft.code(),
                            draft.statements(),
                            helper,
                            helperStatements));
            return new Attempt(proposal, objection.orElse(""), time.soFar());
        }
    }
}
