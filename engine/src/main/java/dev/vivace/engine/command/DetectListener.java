package dev.vivace.engine.command;

import dev.vivace.engine.command.DetectCommand.ModuleFindings;
import dev.vivace.engine.model.Finding;
import dev.vivace.engine.model.SearchListener;
import dev.vivace.engine.report.terminal.SearchReport;
import java.nio.file.Path;

/** Watches searches of one module after another. */
public interface DetectListener extends SearchListener {

    /** A test was found and confirmed, and this file has an order in which it is red. */
    default void found(Finding finding, Path failingOrder) {}

    /** An order has run, for whatever of this. Called from any thread. */
    default void orderRan() {}

    /** All of a module was searched. */
    default void searchEnded(ModuleFindings findings) {}

    /** Shows it to a person. */
    static DetectListener showing(SearchReport report) {
        return FixListener.showing(report);
    }
}
