package leak;

enum Coin {
    HEADS,
    TAILS;

    int seen;
}
