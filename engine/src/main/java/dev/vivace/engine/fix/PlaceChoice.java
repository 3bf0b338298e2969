package dev.vivace.engine.fix;

import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.PatchPlace;
import dev.vivace.engine.model.TestId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Where the patch of a finding may go: where it cures as many others as possible. */
final class PlaceChoice {

    private final List<Finding> findings;
    private final PatchPlace at;

    /** Among all findings of a module. */
    PlaceChoice(List<Finding> findings, PatchPlace at) {
        this.findings = List.copyOf(findings);
        this.at = at;
    }

    /** The best first. */
    List<Place> of(Finding finding) {
        List<Place> places = new ArrayList<>();
        if (at != PatchPlace.POLLUTER) {
            Place test = new Place(Place.Kind.TEST, finding.test());
            Place setUp = new Place(Place.Kind.SET_UP, finding.test());
            places.addAll(sharesItsClass(finding) ? List.of(setUp, test) : List.of(test, setUp));
        }
        atPolluter(finding).ifPresent(place -> places.add(breaksSeveralClasses(finding) ? 0 : places.size(), place));
        return places;
    }

    /** Where the polluter could put back what it changes; empty where it must not, or there is none. */
    Optional<Place> atPolluter(Finding finding) {
        return at == PatchPlace.VICTIM ? Optional.empty() : polluter(finding).map(PlaceChoice::tearDown);
    }

    private static Place tearDown(TestId polluter) {
        return new Place(Place.Kind.TEAR_DOWN, polluter);
    }

    private static Optional<TestId> polluter(Finding finding) {
        return finding.kind() == Finding.Kind.VICTIM && !finding.others().isEmpty()
                ? Optional.of(finding.others().get(finding.others().size() - 1))
                : Optional.empty();
    }

    /** What the wish for a place forbids, in words; empty where it forbids nothing. */
    String forbidden(Finding finding) {
        Optional<TestId> polluter = polluter(finding);
        if (at == PatchPlace.POLLUTER && polluter.isEmpty()) {
            return "no test breaks it that could get a patch, and patches may only go to those that do";
        }
        return at == PatchPlace.VICTIM && polluter.isPresent()
                ? "nothing was tried in the tear-down of " + polluter.get().className()
                        + ", as patches may only go to victims"
                : "";
    }

    private boolean sharesItsClass(Finding finding) {
        return alike(finding)
                .anyMatch(other -> !other.test().equals(finding.test())
                        && other.test().className().equals(finding.test().className()));
    }

    private boolean breaksSeveralClasses(Finding finding) {
        return alike(finding).map(other -> other.test().className()).distinct().count() > 1;
    }

    private Stream<Finding> alike(Finding finding) {
        return findings.stream()
                .filter(other ->
                        other.kind() == finding.kind() && other.others().equals(finding.others()));
    }
}
