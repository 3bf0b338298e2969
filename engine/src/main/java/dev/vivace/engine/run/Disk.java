package dev.vivace.engine.run;

import dev.vivace.engine.model.OrderRun;
import dev.vivace.engine.model.TestOrder;
import java.util.List;

/** Shows what reaches one order from another through files alone. */
public interface Disk {

    /** Runs two orders, each in a new JVM; the second finds the files that the first has left. */
    Inheritance inherit(TestOrder first, TestOrder second);

    /**
     * What came of it.
     *
     * @param files that the first order has left, by their names
     * @param run of the second order
     */
    record Inheritance(List<String> files, OrderRun run) {

        public Inheritance {
            files = List.copyOf(files);
        }
    }
}
