package dev.vivace.worker.samples;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A Jupiter class with a tag. */
public class Tagged {

    @Test
    @Tag("slow")
    void slow() {}

    @Test
    void plain() {}
}
