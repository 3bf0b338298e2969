package dev.vivace.engine.project;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;

/**
 * How the Maven that we start tells us what it knows: over a loopback connection that an environment variable names,
 * so that nothing of it is seen in Maven's properties. Maven waits for an answer, because servers that it started for
 * integration tests must live while these run.
 */
public final class Handover {

    private static final String VARIABLE = "VIVACE_HANDOVER";
    private static final int DONE = 1;

    private Handover() {}

    /** Maven's side. */
    public static final class Sender {

        private final int port;
        private final String secret;
        private final String plugin;

        private Sender(int port, String secret, String plugin) {
            this.port = port;
            this.secret = secret;
            this.plugin = plugin;
        }

        /** Present where we started this Maven. */
        public static Optional<Sender> fromEnvironment(Map<String, String> environment) {
            return Optional.ofNullable(environment.get(VARIABLE))
                    .map(text -> text.split(" "))
                    .map(part -> new Sender(Integer.parseInt(part[0]), part[1], part[2]));
        }

        /** Whether tests of the plugin with this artifact id are asked for. */
        public boolean wants(String pluginArtifactId) {
            return plugin.equals(pluginArtifactId);
        }

        /**
         * Hands over, and returns when the other side is done with it or gone.
         *
         * @param place of the module in the reactor
         */
        public void send(int place, MojoFacts facts) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
                    DataOutputStream out = new DataOutputStream(socket.getOutputStream())) {
                byte[] json = MojoFactsJson.write(facts).getBytes(StandardCharsets.UTF_8);
                out.writeUTF(secret);
                out.writeInt(place);
                out.writeInt(json.length);
                out.write(json);
                out.flush();
                socket.getInputStream().read();
            } catch (IOException e) {
                throw new UncheckedIOException("Vivace, which started this Maven, does not answer", e);
            }
        }
    }

    /** Our side. */
    static final class Receiver implements AutoCloseable {

        private final String plugin;
        private final Function<MojoFacts, LaunchSpec> reading;
        private final String secret = UUID.randomUUID().toString();
        private final ServerSocket server;
        private final ConcurrentLinkedQueue<Received> received = new ConcurrentLinkedQueue<>();
        private final ConcurrentLinkedQueue<Throwable> failures = new ConcurrentLinkedQueue<>();

        /** Plugins that fork the lifecycle let Maven come by the same execution again; Surefire runs it once. */
        private final Set<MojoFacts.Origin> seen = new HashSet<>();

        private record Received(int place, LaunchSpec launch) {}

        /** The reading is done while Maven waits, on a thread of its own, never twice at a time. */
        Receiver(String plugin, Function<MojoFacts, LaunchSpec> reading) throws IOException {
            this.plugin = plugin;
            this.reading = reading;
            this.server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
            Thread thread = new Thread(this::acceptAll, "vivace-maven-handover");
            thread.setDaemon(true);
            thread.start();
        }

        /** What Maven's environment must have in addition. */
        Map<String, String> environment() {
            return Map.of(VARIABLE, server.getLocalPort() + " " + secret + " " + plugin);
        }

        boolean heardNothing() {
            return received.isEmpty() && failures.isEmpty();
        }

        /** All that came, in the reactor's order; throws what a reading threw. */
        List<LaunchSpec> inReactorOrder() {
            Throwable failure = failures.peek();
            if (failure instanceof Error error) {
                throw error;
            }
            if (failure instanceof RuntimeException exception) {
                throw exception;
            }
            List<Received> sorted = new ArrayList<>(received);
            sorted.sort(Comparator.comparingInt(Received::place));
            return sorted.stream().map(Received::launch).toList();
        }

        private void acceptAll() {
            while (!server.isClosed()) {
                try (Socket socket = server.accept()) {
                    receive(new DataInputStream(socket.getInputStream()));
                    socket.getOutputStream().write(DONE);
                } catch (IOException e) {
                    // The server was closed, or a client went away: whoever ends Maven says so.
                }
            }
        }

        private void receive(DataInputStream in) throws IOException {
            byte[] claimed = in.readUTF().getBytes(StandardCharsets.UTF_8);
            if (!MessageDigest.isEqual(claimed, secret.getBytes(StandardCharsets.UTF_8))) {
                return;
            }
            int place = in.readInt();
            byte[] json = in.readNBytes(in.readInt());
            try {
                MojoFacts facts = MojoFactsJson.read(new String(json, StandardCharsets.UTF_8));
                if (seen.add(facts.origin())) {
                    received.add(new Received(place, reading.apply(facts)));
                }
            } catch (RuntimeException | Error e) {
                // Who accepts must live on: other modules of Maven wait for an answer.
                failures.add(e);
            }
        }

        @Override
        public void close() throws IOException {
            server.close();
        }
    }
}
