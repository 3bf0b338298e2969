package dev.vivace.worker;

import dev.vivace.worker.protocol.Events;
import dev.vivace.worker.protocol.Node;
import dev.vivace.worker.protocol.Thrown;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a worker sent: every node it ever named, and the events of the last command as lines of text with short names,
 * {@code started Sample#test} for example.
 */
final class Recording implements Events {

    private final Map<String, Node> nodes = new LinkedHashMap<>();
    private final Map<String, Thrown> unloadable = new TreeMap<>();
    private Map<String, String> properties = Map.of();
    private List<String> events = new ArrayList<>();
    private Map<String, Thrown> thrown = new LinkedHashMap<>();
    private Map<String, ByteArrayOutputStream> output = new LinkedHashMap<>();
    private Thrown broken;
    private int greetedVersion;

    void forgetEvents() {
        events = new ArrayList<>();
        thrown = new LinkedHashMap<>();
        output = new LinkedHashMap<>();
        broken = null;
    }

    List<String> events() {
        return events;
    }

    /** Events of tests, not of containers. */
    List<String> testEvents() {
        return events.stream().filter(event -> event.contains("#")).collect(Collectors.toList());
    }

    /** The tests that began, in that order. */
    List<String> startedTests() {
        return nodesStarted(true);
    }

    /** The classes and other containers that began, in that order. */
    List<String> startedContainers() {
        return nodesStarted(false);
    }

    private List<String> nodesStarted(boolean tests) {
        return events.stream()
                .filter(event -> event.startsWith("started "))
                .map(event -> event.substring("started ".length()))
                .filter(name -> tests == (nodes.get(idOf(name)).kind() != Node.Kind.CONTAINER))
                .collect(Collectors.toList());
    }

    boolean endsWith(String event) {
        return !events.isEmpty() && events.get(events.size() - 1).equals(event);
    }

    boolean isBroken() {
        return broken != null;
    }

    Thrown broken() {
        return broken;
    }

    Thrown thrownBy(String test) {
        return thrown.get(test);
    }

    Map<String, Thrown> unloadable() {
        return unloadable;
    }

    Map<String, String> properties() {
        return properties;
    }

    int greetedVersion() {
        return greetedVersion;
    }

    byte[] outputBytes(String printer) {
        return output.getOrDefault(printer, new ByteArrayOutputStream()).toByteArray();
    }

    /** What this test printed: {@code out:Sample#test} or {@code err:Sample#test}. */
    String output(String printer) {
        return new String(outputBytes(printer), StandardCharsets.UTF_8);
    }

    /** All lines that anyone printed. */
    Stream<String> allOutput() {
        return output.values().stream()
                .flatMap(bytes -> bytes.toString(StandardCharsets.UTF_8).lines());
    }

    /** The unique id of what {@link #nameOf} names so. */
    String idOf(String name) {
        return nodes.keySet().stream()
                .filter(id -> nameOf(id).equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError(name + " is none of "
                        + nodes.keySet().stream().map(this::nameOf).collect(Collectors.toList())));
    }

    List<String> idsEndingWith(String end) {
        return nodes.keySet().stream().filter(id -> id.endsWith(end)).collect(Collectors.toList());
    }

    /**
     * {@code Class#method}, {@code Class#method[1]} for an invocation, {@code Suite>Class#method} within a suite; for
     * what has no class the display name.
     */
    String nameOf(String uniqueId) {
        Node node = nodes.get(uniqueId);
        if (node == null || node.className().isEmpty()) {
            return node == null ? uniqueId : node.displayName();
        }
        String name = suiteOf(node) + simpleName(node);
        if (!node.methodName().isEmpty()) {
            return name + "#" + node.methodName() + invocation(node);
        }
        return node.kind() == Node.Kind.TEST ? name + "#" + node.displayName() : name;
    }

    private String suiteOf(Node node) {
        Node top = node;
        while (nodes.containsKey(top.parentId())
                && !nodes.get(top.parentId()).parentId().isEmpty()) {
            top = nodes.get(top.parentId());
        }
        return simpleName(node).startsWith(simpleName(top)) ? "" : simpleName(top) + ">";
    }

    private static String simpleName(Node node) {
        return node.className().substring(node.className().lastIndexOf('.') + 1);
    }

    private static String invocation(Node node) {
        String numbers = Stream.of(node.uniqueId().split("/"))
                .filter(segment -> segment.contains(":#"))
                .map(segment -> "[" + segment.substring(segment.indexOf(":#") + 2))
                .collect(Collectors.joining());
        int bracket = numbers.isEmpty() ? node.legacyName().lastIndexOf('[') : -1;
        return bracket < 0 ? numbers : node.legacyName().substring(bracket);
    }

    Node node(String name) {
        return nodes.get(idOf(name));
    }

    @Override
    public void hello(int version, String secret, long pid) {
        greetedVersion = version;
        events.add("hello " + secret);
    }

    @Override
    public void node(Node node) {
        nodes.put(node.uniqueId(), node);
    }

    @Override
    public void unloadable(String className, Thrown reason) {
        unloadable.put(className, reason);
    }

    @Override
    public void discovered() {
        events.add("discovered");
    }

    @Override
    public void started(String uniqueId, long time) {
        events.add("started " + nameOf(uniqueId));
    }

    @Override
    public void finished(String uniqueId, long time, Status status, Thrown thrown) {
        events.add(status.name().toLowerCase(Locale.ROOT) + " " + nameOf(uniqueId));
        this.thrown.put(nameOf(uniqueId), thrown);
    }

    @Override
    public void skipped(String uniqueId, long time, String reason) {
        events.add("skipped " + nameOf(uniqueId) + ": " + reason);
    }

    @Override
    public void output(String uniqueId, boolean error, byte[] bytes) {
        String printer = (error ? "err:" : "out:") + nameOf(uniqueId);
        output.computeIfAbsent(printer, key -> new ByteArrayOutputStream()).writeBytes(bytes);
    }

    @Override
    public void ran(long run) {
        events.add("ran " + run);
    }

    @Override
    public void disobeyed(long run, String reason) {
        events.add("disobeyed " + run + ": " + reason);
    }

    @Override
    public void properties(Map<String, String> properties) {
        this.properties = properties;
    }

    @Override
    public void exiting(Thrown caller) {
        events.add("exiting");
        thrown.put("exiting", caller);
    }

    @Override
    public void threads(String dump) {
        events.add("threads " + dump);
    }

    @Override
    public void described(List<String> areas, Map<String, String> state) {
        // Only a worker with the agent describes anything.
    }

    @Override
    public void forgot(long nanos, List<String> taints, List<String> touched, List<String> changed) {
        // Recorded workers have nothing to forget.
    }

    @Override
    public void broken(Thrown reason) {
        broken = reason;
        events.add("broken " + reason.type());
    }

    void lost(IOException reason) {
        events.add("lost " + reason);
    }
}
