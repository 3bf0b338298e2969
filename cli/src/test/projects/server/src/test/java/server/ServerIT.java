package server;

import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.Test;

class ServerIT {

    @Test
    void answers() {}

    @Test
    void refuses() {
        fail("it answers");
    }
}
