package archived;

import org.junit.jupiter.api.Test;

class GreetingTest {

    /** The one of the directory, then the one of a jar. */
    @Test
    void prints() throws Exception {
        System.out.print(Greeting.text() + " ");
        System.out.print(Class.forName("library.Answer").getMethod("text").invoke(null));
    }
}
