package dev.vivace.benchmarks.stories;

import dev.vivace.stories.FixtureSetup;
import java.util.List;

/** Eight classes, of which six are in three branches. */
final class Tree {

    static final List<Class<?>> ALL = List.of(
            ShopTests.DatabaseTest.class,
            ShopTests.ServerTest.class,
            CustomersTest.class,
            CartsTest.class,
            ProductsTest.class,
            OrdersTest.class,
            PaymentsTest.class,
            ShipmentsTest.class);

    private Tree() {}

    @FixtureSetup(ShopTests.ServerTest.class)
    static class CustomersTest extends ShopTests.Step {

        CustomersTest() {
            super("customers");
        }
    }

    @FixtureSetup(CustomersTest.class)
    static class CartsTest extends ShopTests.Step {

        CartsTest() {
            super("carts");
        }
    }

    @FixtureSetup(ShopTests.ServerTest.class)
    static class ProductsTest extends ShopTests.Step {

        ProductsTest() {
            super("products");
        }
    }

    @FixtureSetup(ProductsTest.class)
    static class OrdersTest extends ShopTests.Step {

        OrdersTest() {
            super("orders");
        }
    }

    @FixtureSetup(ShopTests.ServerTest.class)
    static class PaymentsTest extends ShopTests.Step {

        PaymentsTest() {
            super("payments");
        }
    }

    @FixtureSetup(PaymentsTest.class)
    static class ShipmentsTest extends ShopTests.Step {

        ShipmentsTest() {
            super("shipments");
        }
    }
}
