package core;

public class Core {

    public static int answer() {
        return 42;
    }
}
