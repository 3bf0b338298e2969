package dev.vivace.engine.command;

import dev.vivace.engine.model.SuiteListener;
import java.util.ArrayList;
import java.util.List;

/** Hears what a command says about a run. */
final class Said implements SuiteListener {

    private final List<String> sentences = new ArrayList<>();

    @Override
    public void manner(String sentence) {
        sentences.add(sentence);
    }

    @Override
    public void notice(String sentence) {
        sentences.add(sentence);
    }

    List<String> sentences() {
        return sentences;
    }
}
