package dev.vivace.benchmarks.stories;

import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;

/** Somebody who uses the shop over HTTP. */
final class Visitor {

    private final int port;

    Visitor(int port) {
        this.port = port;
    }

    /** Adds so many rows, each with a request. */
    void add(String table, int rows) throws IOException {
        for (int i = 0; i < rows; i++) {
            send("POST", table + "?name" + i);
        }
    }

    int count(String table) throws IOException {
        return Integer.parseInt(send("GET", table));
    }

    private String send(String method, String path) throws IOException {
        URL address = new URL("http", "localhost", port, "/" + path);
        HttpURLConnection request = (HttpURLConnection) address.openConnection();
        request.setRequestMethod(method);
        if (request.getResponseCode() != HttpURLConnection.HTTP_OK) {
            throw new IOException(method + " " + path + " was answered with " + request.getResponseCode());
        }
        try (InputStream answer = request.getInputStream()) {
            return new String(answer.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
