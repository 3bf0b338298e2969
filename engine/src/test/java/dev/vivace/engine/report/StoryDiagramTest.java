package dev.vivace.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.stories.StorySamples;
import org.junit.jupiter.api.Test;

class StoryDiagramTest {

    private final StoryDiagram bank = new StoryDiagram(StorySamples.bank(true).plan());

    @Test
    void drawsDependenciesAndTheOrderForMermaid() {
        assertThat(bank.mermaid())
                .startsWith("flowchart LR")
                .contains(
                        "    c2([\"1. System<br/>runs 1, saves 0\"])",
                        "    c3[\"4. Deposit<br/>runs 2, saves 3\"]",
                        "    c3 -->|1| c0",
                        "    c3 -->|2| c4",
                        "    c5 -.-> c4");
    }

    @Test
    void drawsTheSameForGraphviz() {
        assertThat(bank.dot())
                .startsWith("digraph stories {")
                .endsWith("}")
                .contains(
                        "  c2 [label=\"1. System\\nruns 1, saves 0\", peripheries=2];",
                        "  c3 -> c4 [label=\"2\"];",
                        "  c5 -> c4 [style=dashed, constraint=false];");
    }

    @Test
    void drawsWhatIsNotThere() {
        assertThat(new StoryDiagram(new StorySamples().with("A", "Missing").plan()).mermaid())
                .contains("    c1[\"Missing\"]", "    c0 -->|1| c1");
    }
}
