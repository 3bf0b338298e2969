package payments;

final class Checkout {

    String pay(int cents) {
        try {
            return Gateway.charge(cents) ? "paid" : "declined";
        } catch (IllegalStateException e) {
            return "try again later";
        }
    }
}
