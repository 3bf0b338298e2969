package archived;

final class Greeting {

    private Greeting() {}

    static String text() {
        return "hello";
    }
}
