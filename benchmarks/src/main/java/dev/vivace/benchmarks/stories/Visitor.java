package dev.vivace.benchmarks.stories;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;

/** Somebody who uses the shop over HTTP. */
final class Visitor {

    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final int port;

    Visitor(int port) {
        this.port = port;
    }

    /** Adds so many rows, each with a request. */
    void add(String table, int rows) throws IOException, InterruptedException {
        for (int i = 0; i < rows; i++) {
            send("POST", table + "?name" + i);
        }
    }

    int count(String table) throws IOException, InterruptedException {
        return Integer.parseInt(send("GET", table));
    }

    private String send(String method, String path) throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + "/" + path))
                .method(method, HttpRequest.BodyPublishers.noBody())
                .build();
        HttpResponse<String> answer = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
        if (answer.statusCode() != 200) {
            throw new IOException(method + " " + path + " was answered with " + answer.statusCode());
        }
        return answer.body();
    }
}
