package parcels;

record Quote(Carrier carrier) {

    String text() {
        return carrier.days() == 1 ? "tomorrow" : "in " + carrier.days() + " days";
    }
}
