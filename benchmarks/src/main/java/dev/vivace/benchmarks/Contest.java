package dev.vivace.benchmarks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lets contenders run the same project in turns. */
record Contest(List<Contender> contenders) {

    Contest {
        contenders = List.copyOf(contenders);
    }

    static Contest of(Contender... contenders) {
        return new Contest(List.of(contenders));
    }

    /**
     * Each of them as often, one after another; who begins changes every time, so that none always finds the warmer
     * machine.
     */
    Map<String, List<Measurement>> run(SubjectProject project, int repetitions) {
        Map<String, List<Measurement>> measured = new LinkedHashMap<>();
        contenders.forEach(contender -> measured.put(contender.name(), new ArrayList<>()));
        List<Contender> turn = new ArrayList<>(contenders);
        for (int i = 0; i < repetitions; i++) {
            for (Contender contender : turn) {
                measured.get(contender.name()).add(Measurement.of(contender, project, i));
            }
            Collections.rotate(turn, 1);
        }
        return measured;
    }
}
