package boost;

import java.util.HashSet;
import java.util.Set;

/** Words, which take a while to make. */
final class Dictionary {

    private static final int SIZE = 400_000;

    private final Set<String> words = new HashSet<>();

    Dictionary() {
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
