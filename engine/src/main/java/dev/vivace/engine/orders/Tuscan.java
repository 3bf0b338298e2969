package dev.vivace.engine.orders;

import java.util.ArrayList;
import java.util.List;

/** Sequences of the numbers from 0 on, so that of any two each stands directly before the other in one of them. */
final class Tuscan {

    private Tuscan() {}

    /** How many sequences that takes: as many as numbers where that is even, one more otherwise. */
    static int rows(int size) {
        return size < 2 ? 1 : even(size);
    }

    /**
     * One of them: 0, 1, n-1, 2, n-2 and so on, shifted. All differences between neighbours are different, so that no
     * pair comes twice. An odd number gets a companion, which is left out in the end.
     */
    static List<Integer> row(int size, int number) {
        int even = even(size);
        List<Integer> row = new ArrayList<>();
        for (int place = 0; place < even; place++) {
            int zigzag = place % 2 == 0 ? (even - place / 2) % even : (place + 1) / 2;
            int shifted = (zigzag + number) % even;
            if (shifted < size) {
                row.add(shifted);
            }
        }
        return row;
    }

    private static int even(int size) {
        return size + size % 2;
    }
}
