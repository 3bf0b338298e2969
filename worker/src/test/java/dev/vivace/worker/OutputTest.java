package dev.vivace.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.worker.samples.Loud;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class OutputTest {

    private static WorkerProcess worker;

    @BeforeAll
    static void startWorker() {
        worker = WorkerProcess.start("junit-6.1");
        worker.discover(Loud.class);
    }

    @AfterAll
    static void endWorker() throws IOException {
        worker.close();
    }

    @Test
    void keepsFiftyMegabytes() {
        Recording run = worker.runOrder("Loud#aLot");
        assertThat(run.outputBytes("out:Loud#aLot"))
                .hasSize(500_000 * (100 + System.lineSeparator().length()));
        assertThat(run.testEvents()).endsWith("passed Loud#aLot");
    }

    @Test
    void keepsEveryByte() {
        byte[] printed = worker.runOrder("Loud#bytes").outputBytes("out:Loud#bytes");
        byte[] rubbish = new byte[100_000];
        new Random(1).nextBytes(rubbish);
        for (int i = 0; i < 256; i++) {
            assertThat(printed[i]).isEqualTo((byte) i);
        }
        assertThat(Arrays.copyOfRange(printed, 256, printed.length)).isEqualTo(rubbish);
    }

    @Test
    void keepsCharactersThatThePlatformCannotEncode() throws IOException {
        assertThat(worker.runOrder("Loud#characters").output("out:Loud#characters"))
                .isEqualTo("gr\u00fc\u00df \u20ac \ud83d\ude00");
        try (WorkerProcess ascii = WorkerProcess.start("junit-6.1", "-Dfile.encoding=US-ASCII")) {
            ascii.discover(Loud.class);
            assertThat(ascii.runOrder("Loud#characters").output("out:Loud#characters"))
                    .isEqualTo("gr\u00fc\u00df \u20ac \ud83d\ude00");
        }
        try (WorkerProcess latin = WorkerProcess.start("junit-6.1", "-Dfile.encoding=ISO-8859-1")) {
            latin.discover(Loud.class);
            assertThat(latin.runOrder("Loud#characters").output("out:Loud#characters"))
                    .startsWith("gr\u00fc\u00df ");
        }
    }

    @Test
    void survivesBeingClosed() {
        Recording run = worker.runOrder("Loud#closes");
        assertThat(run.output("out:Loud#closes")).isEqualTo("still open, closed");
        assertThat(run.output("err:Loud#closes")).isEqualTo("closed too");
        assertThat(worker.runOrder("Loud#characters").output("out:Loud#characters"))
                .isNotEmpty();
    }

    @Test
    void knowsWhoPrints() {
        Recording run = worker.runOrder("Loud#inThreads");
        assertThat(run.output("out:Loud#inThreads").lines()).containsExactly("from a child", "from a pool");
        assertThat(run.output("out:Loud").lines()).containsExactly("before", "after");
    }

    @Test
    void printsForAnInterruptedThread() {
        Recording run = worker.runOrder("Loud#interrupted", "Loud#characters");
        assertThat(run.output("out:Loud#interrupted").strip()).isEqualTo("printed while interrupted");
        assertThat(run.testEvents()).endsWith("passed Loud#characters");
    }

    @Test
    void keepsFramesWholeWhenTheStackOverflowsWhilePrinting() {
        Recording run = worker.runOrder("Loud#overflowing", "Loud#characters");
        assertThat(run.testEvents())
                .containsExactly(
                        "started Loud#overflowing",
                        "failed Loud#overflowing",
                        "started Loud#characters",
                        "passed Loud#characters");
        assertThat(run.thrownBy("Loud#overflowing").type()).isEqualTo("java.lang.StackOverflowError");
        assertThat(run.output("out:Loud#overflowing"))
                .startsWith("0\n1\n2\n3\n")
                .contains("\n1000\n");
    }

    @Test
    void leavesAReplacedStreamInPlaceWithinAnOrderAndNoLonger() {
        Recording run = worker.runOrder("Loud#replaces", "Loud#replacedStill");
        assertThat(run.output("out:Loud#replaces")).isEqualTo("into the original\n");
        assertThat(run.output("out:Loud#replacedStill")).isEmpty();
        assertThat(worker.runOrder("Loud#replacedStill").outputBytes("out:Loud#replacedStill"))
                .isEqualTo("lost\n".getBytes(StandardCharsets.US_ASCII));
    }
}
