package dev.vivace.worker.samples;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;

/** Prints in every way that could confuse whoever listens. */
@TestMethodOrder(MethodOrderer.MethodName.class)
public class Loud {

    @BeforeAll
    static void before() {
        System.out.println("before");
    }

    @AfterAll
    static void after() {
        System.out.println("after");
    }

    @Test
    void aLot() {
        String line = "0123456789".repeat(10);
        for (int i = 0; i < 500_000; i++) {
            System.out.println(line);
        }
    }

    /** Every byte value, then random ones with a known seed. */
    @Test
    void bytes() {
        for (int i = 0; i < 256; i++) {
            System.out.write(i);
        }
        byte[] rubbish = new byte[100_000];
        new Random(1).nextBytes(rubbish);
        System.out.write(rubbish, 0, rubbish.length);
    }

    @Test
    void characters() {
        System.out.print("gr\u00fc\u00df \u20ac \ud83d\ude00");
    }

    @Test
    void closes() {
        System.out.print("still open, ");
        System.out.close();
        System.out.print("closed");
        System.err.close();
        System.err.print("closed too");
    }

    @Test
    void inThreads() throws Exception {
        Thread child = new Thread(() -> System.out.println("from a child"));
        child.start();
        child.join();
        ForkJoinPool.commonPool()
                .submit(() -> System.out.println("from a pool"))
                .get();
    }

    @Test
    void interrupted() {
        Thread.currentThread().interrupt();
        System.out.println("printed while interrupted");
    }

    @Test
    void overflowing() {
        deeper(0);
    }

    @SuppressWarnings("InfiniteRecursion") // That is the point.
    private static void deeper(int depth) {
        System.out.println(depth);
        deeper(depth + 1);
    }

    @Test
    void replaces() {
        PrintStream original = System.out;
        System.setOut(new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8));
        System.out.println("into the void");
        original.println("into the original");
    }

    @Test
    void replacedStill() {
        System.out.println("lost");
    }
}
