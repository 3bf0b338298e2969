package stock;

import static org.junit.jupiter.api.Assertions.assertThrows;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;

class StoreTest {

    @Test
    void closesForTheNight() throws SQLException {
        Store.close();

        assertThrows(SQLException.class, () -> Store.connect("night"));
    }
}
