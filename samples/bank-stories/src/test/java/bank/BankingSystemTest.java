package bank;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.vivace.stories.Safe;
import dev.vivace.stories.Singular;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@Singular
class BankingSystemTest {

    private BankingSystem system;

    @BeforeEach
    void createSystem() {
        SetUps.ran("createSystem");
        system = new BankingSystem();
    }

    @Test
    @Safe
    void startsEmpty() {
        assertEquals(List.of(), system.banks());
        assertEquals(List.of(), system.mints());
    }
}
