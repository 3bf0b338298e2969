package dev.vivace.maven;

import dev.vivace.engine.command.OrderChoice;
import dev.vivace.engine.command.RunRequest;
import dev.vivace.engine.model.Stages;
import dev.vivace.engine.model.Threads;

/**
 * How a suite is run, for goals whose user has a choice there: see {@link RunRequest} for what each part means.
 *
 * @param threads how much runs at once
 * @param stages what makes up for a test that was red beside others
 * @param order in which order
 * @param runs how often
 * @param failFast whether to stop after a red test
 * @param verify whether verdicts are compared with those of the reference
 * @param auditRate how many of the green classes are asked twice
 */
record SuiteOptions(
        Threads threads,
        Stages stages,
        OrderChoice order,
        int runs,
        boolean failFast,
        boolean verify,
        double auditRate) {

    /** Of a goal that decides all of this by itself. */
    static final SuiteOptions NONE = of(RunRequest.plain(0));

    private static SuiteOptions of(RunRequest request) {
        return new SuiteOptions(
                request.threads(),
                request.stages(),
                request.order(),
                request.runs(),
                request.failFast(),
                request.verify(),
                request.auditRate());
    }
}
