package reports;

import org.junit.Test;

public class InvalidTest {

    @Test
    void isNotPublic() {}
}
