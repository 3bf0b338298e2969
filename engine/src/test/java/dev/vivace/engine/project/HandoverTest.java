package dev.vivace.engine.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.vivace.engine.model.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HandoverTest {

    private static final String SUREFIRE = "maven-surefire-plugin";

    private final MojoFacts facts = SampleFacts.with(Map.of()).facts();

    @Test
    void isOnlyForTheMavenThatWeStarted() {
        assertThat(Handover.Sender.fromEnvironment(Map.of())).isEmpty();
    }

    @Test
    void returnsToMavenWhenTheTestsAreDone() throws IOException {
        List<String> events = new ArrayList<>();
        try (Handover.Receiver receiver = new Handover.Receiver(SUREFIRE, received -> {
            events.add("tests");
            return SurefireReading.of(received);
        })) {
            sender(receiver.environment()).send(0, facts);
            events.add("Maven goes on");

            assertThat(events).containsExactly("tests", "Maven goes on");
            assertThat(receiver.inReactorOrder()).containsExactly(SurefireReading.of(facts));
        }
    }

    @Test
    void keepsTheOrderOfTheReactorAndTakesAnExecutionOnce() throws IOException {
        MojoFacts first =
                SampleFacts.with(Map.of()).ofPlugin(SUREFIRE, "2.22.2").facts();
        try (Handover.Receiver receiver = new Handover.Receiver(SUREFIRE, SurefireReading::of)) {
            Handover.Sender sender = sender(receiver.environment());
            sender.send(2, facts);
            sender.send(1, first);
            sender.send(2, facts);

            assertThat(receiver.inReactorOrder()).containsExactly(SurefireReading.of(first), SurefireReading.of(facts));
        }
    }

    @Test
    void takesNothingFromWhoDoesNotKnowTheSecret() throws IOException {
        try (Handover.Receiver receiver = new Handover.Receiver(SUREFIRE, SurefireReading::of)) {
            Map<String, String> forged = new HashMap<>(receiver.environment());
            forged.replaceAll((name, value) -> value.replaceFirst(" \\S+ ", " guess "));
            // Whether the liar still sees the connection end or stumbles over it is a matter of timing.
            Throwable thrown = catchThrowable(() -> sender(forged).send(0, facts));

            assertThat(thrown).satisfiesAnyOf(it -> assertThat(it).isNull(), it -> assertThat(it)
                    .isInstanceOf(UncheckedIOException.class));
            assertThat(receiver.inReactorOrder()).isEmpty();
        }
    }

    @Test
    void tellsWhatWentWrongWithAReading() throws IOException {
        try (Handover.Receiver receiver = new Handover.Receiver(SUREFIRE, received -> {
            throw Problem.of("too old");
        })) {
            sender(receiver.environment()).send(0, facts);

            assertThatThrownBy(receiver::inReactorOrder)
                    .isInstanceOf(Problem.class)
                    .hasMessage("too old");
        }
    }

    @Test
    void answersTheNextModuleAfterAnError() throws IOException {
        try (Handover.Receiver receiver = new Handover.Receiver(SUREFIRE, received -> {
            throw new StackOverflowError("deep");
        })) {
            MojoFacts next =
                    SampleFacts.with(Map.of()).ofPlugin(SUREFIRE, "2.22.2").facts();
            sender(receiver.environment()).send(0, facts);
            sender(receiver.environment()).send(1, next);

            assertThatThrownBy(receiver::inReactorOrder)
                    .isInstanceOf(StackOverflowError.class)
                    .hasMessage("deep");
        }
    }

    private static Handover.Sender sender(Map<String, String> environment) {
        return Handover.Sender.fromEnvironment(environment).orElseThrow();
    }
}
