package stock;

import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverPropertyInfo;
import java.sql.SQLFeatureNotSupportedException;
import java.util.Properties;
import java.util.logging.Logger;

/** Connections to databases that have a name and nothing else. */
final class MemoryDriver implements Driver {

    private static final String PREFIX = "jdbc:memory:";

    @Override
    public Connection connect(String url, Properties properties) {
        return acceptsURL(url) ? connection(url.substring(PREFIX.length())) : null;
    }

    private static Connection connection(String name) {
        return (Connection) Proxy.newProxyInstance(
                MemoryDriver.class.getClassLoader(), new Class<?>[] {Connection.class}, (self, method, arguments) ->
                        switch (method.getName()) {
                            case "getCatalog" -> name;
                            case "close" -> null;
                            default -> throw new SQLFeatureNotSupportedException(method.getName());
                        });
    }

    @Override
    public boolean acceptsURL(String url) {
        return url.startsWith(PREFIX);
    }

    @Override
    public DriverPropertyInfo[] getPropertyInfo(String url, Properties properties) {
        return new DriverPropertyInfo[0];
    }

    @Override
    public int getMajorVersion() {
        return 1;
    }

    @Override
    public int getMinorVersion() {
        return 0;
    }

    @Override
    public boolean jdbcCompliant() {
        return false;
    }

    @Override
    public Logger getParentLogger() throws SQLFeatureNotSupportedException {
        throw new SQLFeatureNotSupportedException();
    }
}
