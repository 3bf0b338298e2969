package dev.vivace.engine.detect;

import dev.vivace.engine.model.Failure;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.TestOrder;

/**
 * A test that passes in one order and is red in another.
 *
 * @param test which
 * @param passing an order that ends with it, in which it passes
 * @param failing an order that ends with it, in which it is red
 * @param failure why it is red there
 */
record Sighting(TestId test, TestOrder passing, TestOrder failing, Failure failure) {}
