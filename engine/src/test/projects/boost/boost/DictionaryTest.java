package boost;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Boosted: four tests share a dictionary; the one that changes it, or the one that counts, needs another. */
class DictionaryTest {

    private Dictionary dictionary;

    @BeforeEach
    void makeDictionary() {
        dictionary = new Dictionary();
    }

    @Test
    void knowsTheFirstWord() {
        assertTrue(dictionary.knows("0"));
    }

    @Test
    void doesNotKnowOthers() {
        assertFalse(dictionary.knows("?"));
    }

    @Test
    void forgetsAWord() {
        dictionary.forget("1q");
        assertFalse(dictionary.knows("1q"));
    }

    @Test
    void hasAllWords() {
        assertEquals(40_000, dictionary.size());
    }
}
