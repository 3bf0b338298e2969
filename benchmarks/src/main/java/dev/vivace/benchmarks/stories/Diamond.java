package dev.vivace.benchmarks.stories;

import dev.vivace.stories.FixtureSetup;
import java.util.List;

/** Eight classes, of which two need the set-ups of two others, and all the same database. */
final class Diamond {

    static final List<Class<?>> ALL =
            ShopTests.with(Customers.class, Products.class, Carts.class, Orders.class, Payments.class, Shipments.class);

    private Diamond() {}

    @FixtureSetup(ShopTests.ServerTest.class)
    static class Customers extends ShopTests.Step {}

    @FixtureSetup(ShopTests.ServerTest.class)
    static class Products extends ShopTests.Step {}

    @FixtureSetup({Customers.class, Products.class})
    static class Carts extends ShopTests.Step {}

    @FixtureSetup(Carts.class)
    static class Orders extends ShopTests.Step {}

    @FixtureSetup(Customers.class)
    static class Payments extends ShopTests.Step {}

    @FixtureSetup({Orders.class, Products.class})
    static class Shipments extends ShopTests.Step {}
}
