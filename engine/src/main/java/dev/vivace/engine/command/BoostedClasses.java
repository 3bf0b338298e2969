package dev.vivace.engine.command;

import dev.vivace.engine.boost.Attempt;
import dev.vivace.engine.boost.Attempt.Faster;
import dev.vivace.engine.boost.Attempt.NotFaster;
import dev.vivace.engine.boost.Attempt.Refused;
import dev.vivace.engine.boost.Boosting.Tried;
import dev.vivace.engine.boost.KeptCode;
import dev.vivace.engine.boost.Rejection;
import dev.vivace.engine.model.Boost;
import dev.vivace.engine.model.Losses;
import dev.vivace.engine.report.BoostFiles;
import dev.vivace.engine.source.UnifiedDiff;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Writes patches and failing orders of classes, and says what became of each. */
final class BoostedClasses {

    private final Path root;
    private final BoostFiles files;
    private final Map<String, Boost> known = new HashMap<>();

    /**
     * Nothing so far.
     *
     * @param root to which patches are relative
     */
    BoostedClasses(Path root, BoostFiles files) {
        this.root = root;
        this.files = files;
    }

    /** What became of a class because of the patch of another. */
    Optional<Boost> known(String testClass) {
        return Optional.ofNullable(known.get(testClass));
    }

    /** What became of a class that was tried. */
    Boost boost(String testClass, Tried tried, Duration spent) {
        Attempt attempt = tried.attempt();
        if (attempt instanceof Faster faster) {
            return faster(testClass, tried, faster, spent);
        }
        if (attempt instanceof NotFaster notFaster) {
            return new Boost(
                    testClass,
                    Boost.Status.NOT_FASTER,
                    KeptCode.NO_GAIN.toString(),
                    "All tests pass with its fixtures moved, but that saves too little.",
                    tried.fixtures(),
                    notFaster.timing(),
                    Losses.UNKNOWN,
                    Optional.empty(),
                    Optional.empty(),
                    spent,
                    tried.searching());
        }
        return refused(testClass, tried, (Refused) attempt, spent);
    }

    private Boost faster(String testClass, Tried tried, Faster faster, Duration spent) {
        Path file = files.add(testClass, UnifiedDiff.of(root, faster.rewrite().changes()));
        Boost.Patch patch = new Boost.Patch(
                file,
                faster.rewrite().kind().label(),
                faster.rewrite().changedLines(),
                faster.injections(),
                faster.tests());
        faster.rewrite().testClasses().stream()
                .filter(other -> !other.equals(testClass))
                .forEach(other -> known.put(other, boostedBy(testClass, other)));
        return new Boost(
                testClass,
                Boost.Status.BOOSTED,
                "",
                "",
                tried.fixtures(),
                Optional.of(faster.timing()),
                faster.losses(),
                Optional.of(patch),
                Optional.empty(),
                spent,
                tried.searching());
    }

    private static Boost boostedBy(String testClass, String other) {
        return Boost.of(other, Boost.Status.BOOSTED, "", "The patch of " + testClass + " boosts it, too.");
    }

    private Boost refused(String testClass, Tried tried, Refused refused, Duration spent) {
        Rejection rejection = refused.rejection();
        return new Boost(
                testClass,
                Boost.Status.KEPT,
                rejection.code().toString(),
                reason(testClass, rejection.code(), rejection.evidence()),
                tried.fixtures(),
                Optional.empty(),
                Losses.UNKNOWN,
                Optional.empty(),
                rejection.order().map(order -> files.add(testClass, order)),
                spent,
                tried.searching());
    }

    /** What becomes of a class that stays as it is. */
    Boost kept(String testClass, KeptCode code, String evidence) {
        return Boost.of(testClass, Boost.Status.KEPT, code.toString(), reason(testClass, code, evidence));
    }

    private static String reason(String testClass, KeptCode code, String evidence) {
        String sentence = code.explanation() + (evidence.isEmpty() ? "" : " " + evidence);
        return code == KeptCode.ALREADY_ORDER_DEPENDENT
                ? sentence + ". Repair it first: vivace fix --class " + testClass
                : sentence;
    }
}
