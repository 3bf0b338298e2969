package library;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The books of the house. */
public final class Catalog {

    private static final Catalog INSTANCE = new Catalog();

    private final List<Book> books = new ArrayList<>();

    private Catalog() {}

    public static Catalog instance() {
        return INSTANCE;
    }

    void add(Book book) {
        books.add(book);
    }

    Optional<Book> titled(String title) {
        return books.stream().filter(book -> book.title().equals(title)).findFirst();
    }

    int size() {
        return books.size();
    }

    /** Removes all books. */
    public void clear() {
        books.clear();
    }
}
