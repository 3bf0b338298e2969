package dev.vivace.cli;

import java.util.concurrent.Callable;

/** A command on the tests of a project. */
interface ProjectCommand extends Callable<Integer> {

    /** Which project. */
    ProjectArguments place();
}
