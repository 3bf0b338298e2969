package dev.vivace.worker.samples;

import org.junit.Test;
import org.junit.experimental.categories.Category;

/** A JUnit 4 class with a category. */
public class Categorized {

    @Test
    @Category(Slow.class)
    public void slow() {}

    @Test
    public void plain() {}

    /** The category. */
    public interface Slow {}
}
