package stock;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.sql.Connection;
import java.sql.SQLException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ImportTest {

    @BeforeEach
    void open() throws SQLException {
        Store.open();
    }

    @Test
    void readsFromTheStore() throws SQLException {
        try (Connection connection = Store.connect("supplier")) {
            assertEquals("supplier", connection.getCatalog());
        }
    }
}
