package dev.vivace.engine.report.terminal;

import dev.vivace.engine.model.Boost;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.Fix;
import dev.vivace.engine.model.SearchResult;
import dev.vivace.engine.model.SuiteBoost;
import dev.vivace.engine.model.TestId;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Shows a search to a person. One thread of its own owns the display; whoever tells something waits until it is shown, so
 * that nothing is missing when the command ends. May be called from any thread.
 */
public final class SearchReport {

    private static final Duration TICK = Duration.ofSeconds(1);

    private final SearchDisplay display;
    private final DisplayThread thread;

    /**
     * To this console.
     *
     * @param quiet whether only findings and the summary are shown
     * @param again the command that runs an order
     */
    public SearchReport(Console console, boolean quiet, Function<Path, String> again) {
        this(console, quiet, again, InstantSource.system());
    }

    SearchReport(Console console, boolean quiet, Function<Path, String> again, InstantSource clock) {
        this.display = new SearchDisplay(console, quiet, again, clock);
        this.thread = new DisplayThread(TICK, () -> {
            display.tick();
            return display.isBusy();
        });
    }

    /** What is done before a search can begin, or instead of one. A log gets a line for each step, a terminal one that moves. */
    public void preparing(String sentence) {
        show(display -> display.preparing(sentence));
    }

    /** What is being done now, as a sentence. A log hears of it where it takes long. */
    public void doing(String sentence) {
        show(display -> display.doing(sentence));
    }

    /** An order has run, whatever for. Does not wait until that is known to the display. */
    public void orderRan() {
        thread.send(display::orderRan);
    }

    /** A sentence that belongs to no finding. */
    public void notice(String sentence) {
        show(display -> display.notice(sentence));
    }

    /** The tests of a module are about to be searched. */
    public void started(String module, int tests) {
        show(display -> display.started(module, tests));
    }

    /** What is tried now. A log gets a line for each step, a terminal one that moves. */
    public void searching(String what, int done, int planned) {
        show(display -> display.searching(what, done, planned));
    }

    /** A test that passed and was red is looked at. A log gets a line for all that were seen together. */
    public void examining(TestId test, int done, int seen) {
        show(display -> display.examining(test, done, seen));
    }

    /** A test was found, and confirmed. */
    public void found(Finding finding, Path failingOrder) {
        show(display -> display.found(finding, failingOrder));
    }

    /** What a search came to. */
    public void ended(SearchResult result, int tests, Path json) {
        show(display -> display.ended(result, tests, json));
    }

    /** A finding is being worked at. */
    public void fixing(Finding finding, String how) {
        show(display -> display.fixing(finding, how));
    }

    /** What became of a finding. */
    public void fixed(Fix fix) {
        show(display -> display.fixed(fix));
    }

    /** What became of all findings of a module. */
    public void fixesEnded(List<Fix> fixes, boolean applied, Path json) {
        show(display -> display.fixesEnded(fixes, applied, json));
    }

    /** A class is being boosted. */
    public void boosting(String testClass, String how) {
        show(display -> display.boosting(testClass, how));
    }

    /** What became of a class. */
    public void boosted(Boost boost) {
        show(display -> display.boosted(boost));
    }

    /** What all patches of a module do together. */
    public void suiteBoosted(SuiteBoost suite) {
        show(display -> display.suiteBoosted(suite));
    }

    /** What became of all classes of a module; those that were not even tried are counted. */
    public void boostsEnded(List<Boost> boosts, boolean applied, Path json) {
        show(display -> display.boostsEnded(boosts, applied, json));
    }

    /** Ends the line that moves, because something else will be said. */
    public void abandon() {
        show(display -> display.abandon());
    }

    private void show(Consumer<SearchDisplay> message) {
        thread.show(() -> message.accept(display));
    }
}
