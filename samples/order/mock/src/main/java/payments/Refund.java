package payments;

record Refund(int paid) {

    private static final int FEE = 30;

    int cents() {
        return Math.max(0, paid - FEE);
    }
}
