package dev.vivace.worker;

import dev.vivace.worker.protocol.CommandReader;
import dev.vivace.worker.protocol.Commands;
import dev.vivace.worker.protocol.EventWriter;
import dev.vivace.worker.protocol.Events;
import dev.vivace.worker.protocol.Protocol;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Proxy;
import java.net.Socket;
import java.util.function.Consumer;

/** The main class of a worker JVM: connects to its controller and does what it is told, until it is told to exit. */
public final class Worker {

    private Worker() {}

    /** Takes no arguments: the first line of standard input is {@code port secret}. */
    public static void main(String[] args) throws IOException {
        String[] greeting = firstLine(System.in).split(" ");
        Socket socket = connect(Integer.parseInt(greeting[0]));
        Events events = new EventWriter(socket.getOutputStream());
        events.hello(Protocol.VERSION, greeting[1], ProcessHandle.current().pid());
        work(new CommandReader(socket.getInputStream()), events);
    }

    private static void work(CommandReader reader, Events events) {
        CommandQueue queue = new CommandQueue(events);
        GuestThreads.start("commands", () -> queue.fill(reader));
        RunningNodes running = new RunningNodes();
        OutputCapture output = new OutputCapture(events, running);
        GuestThreads.start("output", output::sendRemainders);
        Exit exit = new Exit(events, output);
        exit.watch();
        Commands session = new TestSession(events, output, running, exit);
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

    /** Reads byte by byte: what follows the line belongs to the tests. */
    private static String firstLine(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next >= 0 && next != '\n'; next = in.read()) {
            line.append((char) next);
        }
        return line.toString().strip();
    }

    /** By address and without proxy: the tests' JVM may prefer IPv6 or go through SOCKS. */
    private static Socket connect(int port) throws IOException {
        Socket socket = new Socket(Proxy.NO_PROXY);
        socket.connect(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port));
        socket.setTcpNoDelay(true);
        return socket;
    }
}
