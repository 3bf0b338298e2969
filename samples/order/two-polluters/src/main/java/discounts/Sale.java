package discounts;

/** The sale of the season: while it runs, everything is cheaper by a rate. */
public final class Sale {

    private static boolean running;
    private static int rate;

    private Sale() {}

    public static void begin() {
        running = true;
    }

    public static void end() {
        running = false;
    }

    public static void rate(int percent) {
        rate = percent;
    }

    static boolean isRunning() {
        return running;
    }

    static int price(int cents) {
        return running ? cents * (100 - rate) / 100 : cents;
    }
}
