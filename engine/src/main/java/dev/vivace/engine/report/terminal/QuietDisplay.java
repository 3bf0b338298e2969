package dev.vivace.engine.report.terminal;

import dev.vivace.engine.model.TestResult;

/** Says nothing but that a test is red. */
final class QuietDisplay implements Display {

    private final Console console;
    private final TestLines testLines;

    QuietDisplay(Console console) {
        this.console = console;
        this.testLines = new TestLines(console.style());
    }

    @Override
    public void testFinished(TestResult result) {
        if (result.outcome().isRed()) {
            testLines.red(result).forEach(console::line);
        }
    }
}
