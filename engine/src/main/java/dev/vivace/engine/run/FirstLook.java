package dev.vivace.engine.run;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.Problem;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finds the tests of all classes. Code of the project runs at that time, and may end or hold up the worker.
 *
 * @param classNames of the test classes, in natural order
 * @param start of a worker in a lane that has none
 * @param patience with a worker that is to exit
 */
record FirstLook(List<String> classNames, Function<Lane, PooledWorker> start, Duration patience) {

    /**
     * What was found.
     *
     * @param discovery every test
     * @param usable the classes that can be looked into
     */
    record Found(Discovery discovery, List<String> usable) {}

    Found in(Lane lane) {
        PooledWorker worker = start.apply(lane);
        try {
            return new Found(worker.discover(classNames), classNames);
        } catch (Problem problem) {
            if (worker.isVictimOfAClass()) {
                return without(culprits(lane), lane);
            }
            throw problem;
        }
    }

    /** The classes that end or hold up a worker which looks into them. */
    private Map<String, Failure> culprits(Lane lane) {
        Map<String, Failure> culprits = new LinkedHashMap<>();
        for (String className : classNames) {
            PooledWorker worker = usableWorker(lane);
            try {
                worker.discover(List.of(className));
            } catch (Problem problem) {
                culprits.put(className, WorkerProblem.failure(problem));
            }
        }
        return culprits;
    }

    private PooledWorker usableWorker(Lane lane) {
        Optional<PooledWorker> present = lane.worker().filter(PooledWorker::isUsable);
        if (present.isPresent()) {
            return present.get();
        }
        lane.vacate(Duration.ZERO);
        return start.apply(lane);
    }

    private Found without(Map<String, Failure> culprits, Lane lane) {
        List<String> usable = classNames.stream()
                .filter(className -> !culprits.containsKey(className))
                .toList();
        lane.vacate(patience);
        return new Found(start.apply(lane).discover(usable, culprits), usable);
    }
}
