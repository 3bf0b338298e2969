package stock;

class DepotTest extends ConnectionContract {

    @Override
    String database() {
        return "depot";
    }
}
