package dev.vivace.engine.fix;

import dev.vivace.engine.run.Runners;
import java.nio.file.Path;

/** Where changed classes are tried. */
public interface Workbench {

    /** Runners of the project's tests with the classes of this directory before its own. To be closed by the caller. */
    Runners with(Path classes);
}
