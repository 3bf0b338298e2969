package dev.vivace.benchmarks.stories;

import dev.vivace.stories.FixtureSetup;
import java.util.List;

/** Eight classes, of which six are in three branches. */
final class Tree {

    static final List<Class<?>> ALL =
            ShopTests.with(Customers.class, Carts.class, Products.class, Orders.class, Payments.class, Shipments.class);

    private Tree() {}

    @FixtureSetup(ShopTests.ServerTest.class)
    static class Customers extends ShopTests.Step {}

    @FixtureSetup(Customers.class)
    static class Carts extends ShopTests.Step {}

    @FixtureSetup(ShopTests.ServerTest.class)
    static class Products extends ShopTests.Step {}

    @FixtureSetup(Products.class)
    static class Orders extends ShopTests.Step {}

    @FixtureSetup(ShopTests.ServerTest.class)
    static class Payments extends ShopTests.Step {}

    @FixtureSetup(Payments.class)
    static class Shipments extends ShopTests.Step {}
}
