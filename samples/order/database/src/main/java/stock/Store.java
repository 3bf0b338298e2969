package stock;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

/** Where the stock is written down. */
public final class Store {

    private static final MemoryDriver DRIVER = new MemoryDriver();

    static {
        try {
            open();
        } catch (SQLException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private Store() {}

    /** Lets connections be made; once more does no harm. */
    public static void open() throws SQLException {
        DriverManager.registerDriver(DRIVER);
    }

    static Connection connect(String name) throws SQLException {
        return DriverManager.getConnection("jdbc:memory:" + name);
    }

    static void close() throws SQLException {
        DriverManager.deregisterDriver(DRIVER);
    }
}
