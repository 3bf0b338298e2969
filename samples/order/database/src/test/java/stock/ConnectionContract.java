package stock;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.sql.Connection;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

/** What is true of everything that keeps its stock in a database. */
abstract class ConnectionContract {

    abstract String database();

    @Test
    void isConnected() throws SQLException {
        try (Connection connection = Store.connect(database())) {
            assertEquals(database(), connection.getCatalog());
        }
    }
}
