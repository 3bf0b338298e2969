package dev.vivace.benchmarks.stories;

import dev.vivace.stories.FixtureSetup;
import java.util.List;

/** Eight classes, each on the one before it. */
final class Chain {

    static final List<Class<?>> ALL =
            ShopTests.with(Customers.class, Products.class, Carts.class, Orders.class, Payments.class, Shipments.class);

    private Chain() {}

    @FixtureSetup(ShopTests.ServerTest.class)
    static class Customers extends ShopTests.Step {}

    @FixtureSetup(Customers.class)
    static class Products extends ShopTests.Step {}

    @FixtureSetup(Products.class)
    static class Carts extends ShopTests.Step {}

    @FixtureSetup(Carts.class)
    static class Orders extends ShopTests.Step {}

    @FixtureSetup(Orders.class)
    static class Payments extends ShopTests.Step {}

    @FixtureSetup(Payments.class)
    static class Shipments extends ShopTests.Step {}
}
