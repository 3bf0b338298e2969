package dev.vivace.worker.samples;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Fills the memory, and never lets go of it. */
public class Hungry {

    private static final List<long[]> KEPT = new ArrayList<>();

    @Test
    void eats() {
        System.out.println("eating");
        new Thread(Hungry::linger).start();
        for (int size = 1 << 20; size > 0; size = size > 1 ? size / 2 : 1) {
            eat(size);
        }
    }

    private static void eat(int size) {
        try {
            while (true) {
                KEPT.add(new long[size]);
            }
        } catch (OutOfMemoryError e) {
            if (size == 1) {
                throw e;
            }
        }
    }

    private static void linger() {
        try {
            Thread.sleep(600_000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
