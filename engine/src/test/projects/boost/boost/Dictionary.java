package boost;

import java.util.HashSet;
import java.util.Set;

/** Words, which are said to take a while to make: whoever listens counts how often that happens. */
final class Dictionary {

    private static final int SIZE = 40_000;

    private final Set<String> words = new HashSet<>();

    Dictionary() {
        System.out.println("a dictionary");
        for (int i = 0; i < SIZE; i++) {
            words.add(Integer.toString(i * 31, 36));
        }
    }

    boolean knows(String word) {
        return words.contains(word);
    }

    int size() {
        return words.size();
    }

    void forget(String word) {
        words.remove(word);
    }
}
