package company;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

class DatabaseVictimTest {

    @Test
    void theTableIsEmpty() throws SQLException {
        Stock.add("milk");

        assertEquals(1, Stock.count());
        assertEquals("HikariPool-1", Stock.poolName());
    }

    @Test
    void theDriverIsFound() throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:h2:mem:other")) {
            assertFalse(connection.isClosed());
        }
    }
}
