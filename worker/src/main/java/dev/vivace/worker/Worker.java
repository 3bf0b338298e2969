package dev.vivace.worker;

import dev.vivace.worker.protocol.CommandReader;
import dev.vivace.worker.protocol.Commands;
import dev.vivace.worker.protocol.EventWriter;
import dev.vivace.worker.protocol.Events;
import dev.vivace.worker.protocol.Protocol;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StringReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;
import java.util.function.Consumer;

/** The main class of a worker JVM: connects to its controller and does what it is told, until it is told to exit. */
public final class Worker {

    private Worker() {}

    /**
     * Takes no arguments. The first line of standard input is {@code port secret}, and the ids of engines to warm up;
     * what follows until an empty line are system properties, as {@link Properties} writes them. They are set before all
     * else: networking and logging, for example, look at some of them just once. Nothing comes after that, nor does it
     * end: a test that reads it waits, as it does in Surefire's JVMs.
     */
    public static void main(String[] args) throws IOException {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String[] greeting = input.readLine().split(" ");
        System.getProperties().putAll(read(input));
        Socket socket = connect(Integer.parseInt(greeting[0]));
        Events events = new EventWriter(socket.getOutputStream());
        events.hello(Protocol.VERSION, greeting[1], ProcessHandle.current().pid());
        CommandQueue queue = new CommandQueue(events);
        CommandReader reader = new CommandReader(socket.getInputStream());
        GuestThreads.start("commands", () -> queue.fill(reader));
        WarmUp.of(List.of(greeting).subList(2, greeting.length)).run();
        work(queue, events);
    }

    private static Properties read(BufferedReader input) throws IOException {
        StringBuilder text = new StringBuilder();
        String line = input.readLine();
        while (line != null && !line.isEmpty()) {
            text.append(line).append('\n');
            line = input.readLine();
        }
        Properties properties = new Properties();
        properties.load(new StringReader(text.toString()));
        return properties;
    }

    private static void work(CommandQueue queue, Events events) {
        RunningNodes running = new RunningNodes();
        OutputCapture output = new OutputCapture(events, running);
        GuestThreads.start("output", output::sendRemainders);
        Exit exit = new Exit(events, output);
        exit.watch();
        Commands session = new TestSession(events, output, running, exit, OpenLauncher::open);
        while (true) {
            carryOut(queue.take(), session, events);
        }
    }

    /** Whatever comes out of a command, an exhausted memory included, is for the controller to judge. */
    private static void carryOut(Consumer<Commands> command, Commands session, Events events) {
        try {
            command.accept(session);
        } catch (Throwable e) {
            admit(e, events);
        }
    }

    /** A worker that can no longer say even this is of no use, and must not be waited for. */
    private static void admit(Throwable problem, Events events) {
        try {
            events.broken(ThrownText.of(problem));
        } catch (Throwable e) {
            Runtime.getRuntime().halt(1);
        }
    }

    /** By address and without proxy: the tests' JVM may prefer IPv6 or go through SOCKS. */
    private static Socket connect(int port) throws IOException {
        Socket socket = new Socket(Proxy.NO_PROXY);
        socket.connect(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port));
        socket.setTcpNoDelay(true);
        return socket;
    }
}
