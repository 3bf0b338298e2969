package dev.vivace.cli;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A real browser without a window, told what to do through its debugging protocol. */
final class Chromium implements AutoCloseable {

    private static final Pattern LISTENING = Pattern.compile("DevTools listening on ws://([^/]+)/");
    private static final long SECONDS = 120;

    private final Process process;
    private final HttpClient client = HttpClient.newHttpClient();
    private final WebSocket socket;
    private final AtomicInteger numbers = new AtomicInteger();
    private final Map<Integer, CompletableFuture<JsonObject>> answers = new ConcurrentHashMap<>();
    private final List<String> complaints = new CopyOnWriteArrayList<>();
    private volatile CompletableFuture<Void> loaded = new CompletableFuture<>();

    private Chromium(Process process, String address) throws Exception {
        this.process = process;
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://" + address + "/json/new?about:blank"))
                .method("PUT", HttpRequest.BodyPublishers.noBody())
                .build();
        String target =
                client.send(request, HttpResponse.BodyHandlers.ofString()).body();
        String place = JsonParser.parseString(target)
                .getAsJsonObject()
                .get("webSocketDebuggerUrl")
                .getAsString();
        this.socket = client.newWebSocketBuilder()
                .buildAsync(URI.create(place), new Ear())
                .get(SECONDS, TimeUnit.SECONDS);
        List.of("Page.enable", "Runtime.enable", "Log.enable").forEach(domain -> ask(domain, new JsonObject()));
    }

    /** Starts the one that the script finds, or installs. */
    static Chromium start(Path profile) throws Exception {
        String binary = VivaceProcess.shell(Path.of("").toAbsolutePath().getParent(), ".ci/browser")
                .out()
                .strip();
        if (binary.isEmpty()) {
            throw new IllegalStateException("No browser: see what .ci/browser says");
        }
        Files.createDirectories(profile);
        Path log = profile.resolve("browser.log");
        Process process = new ProcessBuilder(
                        binary,
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-quic",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--window-size=1280,900",
                        "--remote-debugging-port=0",
                        "--user-data-dir=" + profile)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(log.toFile())
                .start();
        try {
            return new Chromium(process, address(process, log));
        } catch (Exception e) {
            process.destroyForcibly();
            throw new IllegalStateException("No browser; it said: " + Files.readString(log), e);
        }
    }

    /** It says so in a file, which never fills up as a pipe does that nobody reads to its end. */
    private static String address(Process process, Path log) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
        while (System.nanoTime() < end) {
            boolean ended = !process.isAlive();
            Matcher matcher = LISTENING.matcher(Files.readString(log));
            if (matcher.find()) {
                return matcher.group(1);
            }
            if (ended) {
                throw new IllegalStateException("It ended before it was ready, with " + process.exitValue());
            }
            process.waitFor(50, TimeUnit.MILLISECONDS);
        }
        throw new IllegalStateException("It was not ready after " + SECONDS + " seconds");
    }

    /** Shows a page, loaded anew, and waits until it is complete. */
    void open(String address) {
        show("about:blank");
        show(address);
        eval(
                "new Promise(done => document.readyState === 'complete' ? done('') : addEventListener('load', () => done('')))");
    }

    /** The same for a page in which no script may run. */
    void openWithoutScripts(String address) {
        List.of("DOM.enable", "CSS.enable").forEach(domain -> ask(domain, new JsonObject()));
        loaded = new CompletableFuture<>();
        show(address);
        await(loaded);
    }

    private void show(String address) {
        ask("Page.navigate", arguments("url", address));
    }

    /** The value of an expression in the page, or of what it promises, as text. */
    String eval(String expression) {
        JsonObject arguments = arguments("expression", expression);
        arguments.addProperty("returnByValue", true);
        arguments.addProperty("awaitPromise", true);
        JsonElement value =
                ask("Runtime.evaluate", arguments).getAsJsonObject("result").get("value");
        return value == null ? "" : value.getAsString();
    }

    /** Shows pages as they are on this medium, {@code print} for example; as on a screen where it is empty. */
    void showAsOn(String medium) {
        ask("Emulation.setEmulatedMedia", arguments("media", medium));
    }

    /** The elements that match, seen from outside of the page. */
    List<Integer> elements(String selector) {
        JsonObject arguments = arguments("selector", selector);
        JsonObject document = ask("DOM.getDocument", new JsonObject());
        arguments.add("nodeId", document.getAsJsonObject("root").get("nodeId"));
        return ask("DOM.querySelectorAll", arguments).getAsJsonArray("nodeIds").asList().stream()
                .map(JsonElement::getAsInt)
                .toList();
    }

    /** A property of the computed style of an element. */
    String style(int element, String property) {
        JsonObject arguments = new JsonObject();
        arguments.addProperty("nodeId", element);
        return ask("CSS.getComputedStyleForNode", arguments).getAsJsonArray("computedStyle").asList().stream()
                .map(JsonElement::getAsJsonObject)
                .filter(one -> one.get("name").getAsString().equals(property))
                .map(one -> one.get("value").getAsString())
                .findFirst()
                .orElseThrow();
    }

    /** Clicks into an element with the mouse. */
    void click(int element) {
        JsonObject arguments = new JsonObject();
        arguments.addProperty("nodeId", element);
        JsonArray corners =
                ask("DOM.getBoxModel", arguments).getAsJsonObject("model").getAsJsonArray("content");
        for (String type : List.of("mousePressed", "mouseReleased")) {
            JsonObject event = arguments("type", type);
            event.addProperty("x", corners.get(0).getAsDouble() + 3);
            event.addProperty("y", corners.get(1).getAsDouble() + 3);
            event.addProperty("button", "left");
            event.addProperty("clickCount", 1);
            ask("Input.dispatchMouseEvent", event);
        }
    }

    private static JsonObject arguments(String name, String value) {
        JsonObject arguments = new JsonObject();
        arguments.addProperty(name, value);
        return arguments;
    }

    /** What went wrong in pages so far. */
    List<String> complaints() {
        return complaints;
    }

    private JsonObject ask(String method, JsonObject arguments) {
        int number = numbers.incrementAndGet();
        JsonObject message = new JsonObject();
        message.addProperty("id", number);
        message.addProperty("method", method);
        message.add("params", arguments);
        CompletableFuture<JsonObject> answer = new CompletableFuture<>();
        answers.put(number, answer);
        socket.sendText(message.toString(), true);
        return await(answer);
    }

    private static <T> T await(CompletableFuture<T> future) {
        return future.orTimeout(SECONDS, TimeUnit.SECONDS).join();
    }

    @Override
    public void close() {
        socket.abort();
        process.destroy();
        process.onExit().join();
    }

    /** Hears answers and events. */
    private final class Ear implements WebSocket.Listener {

        private final StringBuilder text = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
            text.append(part);
            if (last) {
                hear(JsonParser.parseString(text.toString()).getAsJsonObject());
                text.setLength(0);
            }
            from.request(1);
            return null;
        }

        private static void answer(JsonObject message, CompletableFuture<JsonObject> asked) {
            if (message.has("error")) {
                asked.completeExceptionally(new IllegalStateException("The browser refuses: " + message.get("error")));
            } else {
                asked.complete(message.getAsJsonObject("result"));
            }
        }

        private void hear(JsonObject message) {
            if (message.has("id")) {
                answer(message, answers.remove(message.get("id").getAsInt()));
                return;
            }
            switch (message.get("method").getAsString()) {
                case "Page.loadEventFired" -> loaded.complete(null);
                case "Runtime.exceptionThrown", "Log.entryAdded" -> complaints.add(message.toString());
                default -> {}
            }
        }
    }
}
