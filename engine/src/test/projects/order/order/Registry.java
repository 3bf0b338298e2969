package order;

final class Registry {

    static boolean ready;
    static int count;

    private Registry() {}
}
