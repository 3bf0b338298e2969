package exits;

import org.testng.annotations.Test;

public class NgExitTest {

    @Test
    public void exits() {
        System.exit(3);
    }

    @Test
    public void neighbour() {}
}
