package dev.vivace.engine.boost;

import dev.vivace.engine.model.Loss;
import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.IClassCoverage;
import org.jacoco.core.analysis.ICounter;
import org.jacoco.core.tools.ExecFileLoader;

/**
 * Lines of a program that tests reach, in whole or in part, as JaCoCo sees it.
 *
 * @param lines each as {@code pkg/File.java:17}
 */
record ReachedLines(Set<String> lines) {

    ReachedLines {
        lines = Set.copyOf(lines);
    }

    /**
     * What was recorded.
     *
     * @param recorded the file that JaCoCo's agent wrote
     * @param program directories and jars with the classes of the program
     */
    static ReachedLines read(Path recorded, List<Path> program) {
        ExecFileLoader loader = new ExecFileLoader();
        Set<String> lines = new HashSet<>();
        try {
            loader.load(recorded.toFile());
            Analyzer analyzer = new Analyzer(loader.getExecutionDataStore(), found -> lines.addAll(reached(found)));
            for (Path classes : program) {
                analyzer.analyzeAll(classes.toFile());
            }
        } catch (IOException e) {
            throw Problem.of("JaCoCo cannot tell which lines tests reach: " + e).tryThis("--no-check-coverage");
        }
        return new ReachedLines(lines);
    }

    private static Set<String> reached(IClassCoverage found) {
        Set<String> lines = new HashSet<>();
        for (int line = found.getFirstLine(); line <= found.getLastLine(); line++) {
            int status = found.getLine(line).getStatus();
            if (status == ICounter.PARTLY_COVERED || status == ICounter.FULLY_COVERED) {
                lines.add(found.getPackageName() + "/" + found.getSourceFileName() + ":" + line);
            }
        }
        return lines;
    }

    /** What of these others no longer reach. */
    Loss to(ReachedLines after) {
        long kept = lines.stream().filter(after.lines::contains).count();
        return new Loss(lines.size(), lines.size() - (int) kept, after.lines.size() - (int) kept);
    }
}
