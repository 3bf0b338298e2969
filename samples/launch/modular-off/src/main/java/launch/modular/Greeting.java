package launch.modular;

/** Something to export. */
public final class Greeting {

    private Greeting() {}

    /** Always the same. */
    public static String text() {
        return "Hello";
    }
}
