package dev.vivace.worker.samples;

import org.junit.BeforeClass;
import org.junit.FixMethodOrder;
import org.junit.Test;
import org.junit.runners.MethodSorters;

/** A JUnit 4 class that insists on an order of its own. */
@FixMethodOrder(MethodSorters.NAME_ASCENDING)
public class Fixed {

    @BeforeClass
    public static void setUp() {
        System.out.println("set up");
    }

    @Test
    public void a() {}

    @Test
    public void b() {}

    @Test
    public void c() {}
}
