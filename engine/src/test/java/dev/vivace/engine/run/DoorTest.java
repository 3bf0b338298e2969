package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.worker.protocol.EventWriter;
import dev.vivace.worker.protocol.Protocol;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class DoorTest {

    private final Mailbox mailbox = new Mailbox();

    @Test
    void letsInOnlyTheWorkerThatKnowsTheSecret() throws Exception {
        try (Door door = Door.open()) {
            CompletableFuture<Door.Guest> admitted = CompletableFuture.supplyAsync(() -> admit(door));
            int port = Integer.parseInt(door.invitation(List.of()).split(" ")[0]);
            String secret = door.invitation(List.of()).strip().split(" ")[1];
            try (Socket browser = connect(port);
                    Socket impostor = connect(port);
                    Socket worker = connect(port)) {
                browser.getOutputStream().write("GET / HTTP/1.1\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
                new EventWriter(impostor.getOutputStream()).hello(Protocol.VERSION, "guessed", 1);
                new EventWriter(worker.getOutputStream()).hello(Protocol.VERSION, secret, 2);

                Door.Guest guest = admitted.get(1, TimeUnit.MINUTES);
                assertThat(guest.socket().getPort()).isEqualTo(worker.getLocalPort());
                guest.socket().close();
            }
        }
        WorkerState state = new WorkerState();
        mailbox.take(Duration.ZERO).orElseThrow().applyTo(state);
        assertThat(state.version()).hasValue(Protocol.VERSION);
        assertThat(mailbox.take(Duration.ZERO)).isEmpty();
    }

    private Door.Guest admit(Door door) {
        try {
            return door.admit(mailbox);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Socket connect(int port) throws IOException {
        return new Socket(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), port);
    }
}
