package company;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** A database in memory that stays as long as the JVM, behind a pool that nobody closes. */
public final class Stock {

    private static final HikariDataSource POOL = pool();

    private Stock() {}

    private static HikariDataSource pool() {
        HikariDataSource pool = new HikariDataSource();
        pool.setJdbcUrl("jdbc:h2:mem:stock;DB_CLOSE_DELAY=-1");
        return pool;
    }

    public static void add(String item) throws SQLException {
        try (Connection connection = POOL.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("create table if not exists stock (item varchar)");
            statement.execute("insert into stock values ('" + item + "')");
        }
    }

    public static int count() throws SQLException {
        try (Connection connection = POOL.getConnection();
                Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery("select count(*) from stock")) {
            result.next();
            return result.getInt(1);
        }
    }

    public static String poolName() {
        return POOL.getPoolName();
    }
}
