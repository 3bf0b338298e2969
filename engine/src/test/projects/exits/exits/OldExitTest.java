package exits;

import org.junit.Test;

public class OldExitTest {

    @Test
    public void exits() {
        System.exit(3);
    }

    @Test
    public void neighbour() {}
}
