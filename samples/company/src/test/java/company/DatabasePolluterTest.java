package company;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.sql.SQLException;
import org.junit.jupiter.api.Test;

class DatabasePolluterTest {

    @Test
    void leavesRowsAndAPool() throws SQLException {
        Stock.add("bread");

        assertEquals(1, Stock.count());
    }
}
