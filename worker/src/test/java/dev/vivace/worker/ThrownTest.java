package dev.vivace.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.worker.protocol.Thrown;
import dev.vivace.worker.samples.Hostile;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class ThrownTest {

    private static WorkerProcess worker;

    @BeforeAll
    static void startWorker() {
        worker = WorkerProcess.start("junit-5.13");
        worker.discover(Hostile.class);
    }

    @AfterAll
    static void endWorker() throws IOException {
        worker.close();
    }

    @Test
    void printsAStackTraceAsJavaDoes() {
        Throwable throwable = new IllegalArgumentException("outer", new IllegalStateException("inner"));
        StringWriter expected = new StringWriter();
        throwable.printStackTrace(new PrintWriter(expected));
        assertThat(ThrownText.of(throwable).trace()).isEqualTo(expected.toString());
    }

    @Test
    void tellsTypeMessageAndCauses() {
        Thrown thrown = thrownBy("normal");
        assertThat(thrown.type()).isEqualTo("java.lang.IllegalArgumentException");
        assertThat(thrown.message()).isEqualTo("outer");
        assertThat(thrown.trace()).contains("Caused by: java.lang.IllegalStateException: inner");
        assertThat(thrown.assertion()).isFalse();
    }

    @Test
    void tellsFailuresFromErrors() {
        assertThat(thrownBy("assertion").assertion()).isTrue();
    }

    @Test
    void reportsWhatGetMessageThrows() {
        Thrown thrown = thrownBy("messageThrows");
        assertThat(thrown.type()).endsWith("Hostile$MessageThrows");
        assertThat(thrown.message()).isEqualTo("no message");
        assertThat(thrown.trace()).contains("UnsupportedOperationException").contains("at ");
    }

    @Test
    void cutsWhatFillsTheMemory() {
        Thrown thrown = thrownBy("messageIsHuge");
        assertThat(thrown.message()).startsWith("xxx").hasSizeLessThan(5_000_000);
        assertThat(thrown.trace().length()).isLessThan(25_000_000);
    }

    @Test
    void keepsAMessageAbsent() {
        assertThat(thrownBy("messageIsNull").message()).isNull();
    }

    @Test
    void endsCausesThatDoNot() {
        assertThat(thrownBy("causesEachOther").trace()).contains("CIRCULAR REFERENCE");
    }

    /** JUnit would look for the last of these causes until the memory is full: it never comes to a report. */
    @Test
    void cutsEndlessCauses() {
        assertThat(ThrownText.of(new EndlessCauses()).trace()).contains("EndlessCauses");
    }

    @Test
    void saysSomethingOfWhatCannotBePrinted() {
        assertThat(thrownBy("printsNothing").trace()).contains("PrintThrows").contains("cannot be printed");
    }

    @Test
    void passesNamesOnAsTheyAre() {
        Recording found = worker.runOrder("Hostile#named");
        assertThat(found.node("Hostile#named").displayName()).isEqualTo("<script>\u001b[31m");
        assertThat(found.node("Hostile").classDisplayName()).isEqualTo("Name \u001b[31m of the class");
    }

    @Test
    void reportsAStackOverflowAsTheTestsFailure() {
        assertThat(thrownBy("overflowsTheStack").type()).isEqualTo("java.lang.StackOverflowError");
    }

    @Test
    void breaksWhereJUnitGivesUp() {
        Recording run = worker.runOrder("Hostile#fillsTheMemory");
        assertThat(run.events())
                .containsSequence("started Hostile#fillsTheMemory", "broken java.lang.OutOfMemoryError");
        assertThat(thrownBy("normal")).isNotNull();
    }

    /** Makes up another cause whenever it is asked. */
    private static final class EndlessCauses extends RuntimeException {
        private static final long serialVersionUID = 1L;

        @Override
        public synchronized Throwable getCause() {
            return new EndlessCauses();
        }
    }

    private static Thrown thrownBy(String test) {
        return worker.runOrder("Hostile#" + test).thrownBy("Hostile#" + test);
    }
}
