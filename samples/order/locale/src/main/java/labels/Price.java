package labels;

record Price(double amount) {

    @Override
    public String toString() {
        return String.format("%.2f", amount);
    }
}
