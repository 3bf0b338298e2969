package dev.vivace.benchmarks.stories;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** The program under test: a database, and a server through which rows are added and counted. */
final class Shop {

    static final List<String> TABLES = List.of("customers", "products", "carts", "orders", "payments", "shipments");

    private final Connection database;
    private HttpServer server;

    private Shop(Connection database) {
        this.database = database;
    }

    static Shop open() throws SQLException {
        Connection database = DriverManager.getConnection("jdbc:h2:mem:");
        try (Statement statement = database.createStatement()) {
            for (String table : TABLES) {
                statement.execute("create table " + table + " (id identity primary key, name varchar(100) unique)");
            }
        }
        return new Shop(database);
    }

    Visitor serve() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.start();
        return new Visitor(server.getAddress().getPort());
    }

    private void answer(HttpExchange exchange) throws IOException {
        String table = exchange.getRequestURI().getPath().substring(1);
        try {
            if (exchange.getRequestMethod().equals("POST")) {
                add(table, exchange.getRequestURI().getQuery());
            }
            byte[] answer = Integer.toString(count(table)).getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, answer.length);
            exchange.getResponseBody().write(answer);
        } catch (SQLException e) {
            exchange.sendResponseHeaders(500, -1);
        }
        exchange.close();
    }

    private void add(String table, String name) throws SQLException {
        try (PreparedStatement insert =
                database.prepareStatement("insert into " + known(table) + " (name) values (?)")) {
            insert.setString(1, name);
            insert.executeUpdate();
        }
    }

    int count(String table) throws SQLException {
        try (Statement statement = database.createStatement();
                ResultSet rows = statement.executeQuery("select count(*) from " + known(table))) {
            rows.next();
            return rows.getInt(1);
        }
    }

    private static String known(String table) throws SQLException {
        if (!TABLES.contains(table)) {
            throw new SQLException("No table " + table);
        }
        return table;
    }

    void close() throws SQLException {
        if (server != null) {
            server.stop(0);
        }
        database.close();
    }
}
