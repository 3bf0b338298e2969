package dev.vivace.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Lets two contenders run the same project in turns. */
record Duel(SubjectProject project, Contender surefire, Contender vivace) {

    /** Both, back to back; who begins changes every time, so that neither always finds the warmer machine. */
    Comparison run(int repetitions) {
        List<Measurement> ofSurefire = new ArrayList<>();
        List<Measurement> ofVivace = new ArrayList<>();
        for (int i = 0; i < repetitions; i++) {
            boolean surefireFirst = i % 2 == 0;
            if (surefireFirst) {
                ofSurefire.add(Measurement.of(surefire, project, i));
            }
            ofVivace.add(Measurement.of(vivace, project, i));
            if (!surefireFirst) {
                ofSurefire.add(Measurement.of(surefire, project, i));
            }
        }
        return new Comparison(project.subject(), ofSurefire, ofVivace);
    }

    /** Surefire against itself. */
    Comparison surefireAlone(int repetitions) {
        return new Comparison(
                project.subject(),
                IntStream.range(0, repetitions)
                        .mapToObj(i -> Measurement.of(surefire, project, i))
                        .toList(),
                List.of());
    }
}
