package library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CatalogTest {

    private final Catalog catalog = Catalog.instance();

    @Nested
    class WhenEmpty {

        @Test
        void hasNoBooks() {
            assertEquals(0, catalog.size());
        }
    }

    @Nested
    class WhenFilled {

        @BeforeEach
        void fill() {
            catalog.add(new Book("Emma", "Austen"));
        }

        @AfterEach
        void clear() {
            catalog.clear();
        }

        @Test
        void findsABookByItsTitle() {
            assertTrue(catalog.titled("Emma").isPresent());
        }
    }
}
