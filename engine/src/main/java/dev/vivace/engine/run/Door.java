package dev.vivace.engine.run;

import static java.util.stream.Collectors.joining;

import dev.vivace.worker.protocol.EventReader;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/** The loopback socket at which one worker is let in: the one that knows the secret. */
final class Door implements Closeable {

    private static final int HELLO_MILLIS = 10_000;

    /** Not whatever this JVM prefers: the worker calls this address, even where its tests prefer IPv6. */
    private static final byte[] LOOPBACK = {127, 0, 0, 1};

    private final ServerSocket server;
    private final String secret;

    private Door(ServerSocket server, String secret) {
        this.server = server;
        this.secret = secret;
    }

    static Door open() throws IOException {
        byte[] secret = new byte[16];
        new SecureRandom().nextBytes(secret);
        return new Door(
                new ServerSocket(0, 5, InetAddress.getByAddress(LOOPBACK)),
                HexFormat.of().formatHex(secret));
    }

    /** What the worker is told on its standard input, with the engines that it should warm up. */
    String invitation(List<String> engines) {
        return server.getLocalPort() + " " + secret
                + engines.stream().map(" "::concat).collect(joining()) + "\n";
    }

    /** A worker's connection, past its greeting. */
    record Guest(Socket socket, EventReader reader, QueuedEvents events) {}

    /** Waits for the worker, and turns everybody else away. */
    Guest admit(Mailbox mailbox) throws IOException {
        while (true) {
            Optional<Guest> guest = greet(server.accept(), new QueuedEvents(mailbox, secret));
            if (guest.isPresent()) {
                close();
                return guest.get();
            }
        }
    }

    private static Optional<Guest> greet(Socket socket, QueuedEvents events) throws IOException {
        try {
            socket.setSoTimeout(HELLO_MILLIS);
            socket.setTcpNoDelay(true);
            EventReader reader = new EventReader(socket.getInputStream());
            if (reader.next(events) && events.isTrusted()) {
                socket.setSoTimeout(0);
                return Optional.of(new Guest(socket, reader, events));
            }
        } catch (IOException | IllegalStateException stranger) {
            socket.close();
            return Optional.empty();
        }
        socket.close();
        return Optional.empty();
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
