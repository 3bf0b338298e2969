package receipts.till;

import receipts.printer.Spool;

final class Till {

    private final Spool spool = new Spool();

    void sell(String article) {
        spool.add("1 x " + article);
    }

    int receipts() {
        return spool.waiting().size();
    }
}
