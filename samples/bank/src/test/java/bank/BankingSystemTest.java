package bank;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BankingSystemTest {

    private BankingSystem system;

    @BeforeEach
    void createSystem() {
        system = new BankingSystem();
    }

    @Test
    void startsEmpty() {
        assertEquals(List.of(), system.banks());
        assertEquals(List.of(), system.mints());
    }
}
