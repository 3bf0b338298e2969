package dev.vivace.isolated;

import static dev.vivace.isolated.Resets.taintsOf;
import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolation.Isolation;
import dev.vivace.isolation.runtime.Taint;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.SocketException;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.DatagramChannel;
import java.nio.channels.ServerSocketChannel;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/** Initialisers run again, and must not ask twice for what there is only once. */
class InitialiserResourcesTest {

    @Test
    void aPortOpenedByAnInitialiserTaints() throws Exception {
        assertThat(taintsOf(() -> assertThat(Server.SOCKET.isBound()).isTrue()))
                .extracting(Taint::toString)
                .containsExactly(Server.class.getName() + ": its initialiser opens a server's port");
        Server.SOCKET.close();
    }

    @Test
    void soDoesAPortOfAChannel() throws Exception {
        assertThat(taintsOf(() -> assertThat(Channel.SERVER.isOpen()).isTrue()))
                .extracting(Taint::toString)
                .containsExactly(Channel.class.getName() + ": its initialiser opens a server's port");
        Channel.SERVER.close();
    }

    @Test
    void soDoesAPortOfAnAsynchronousChannel() throws Exception {
        assertThat(taintsOf(() -> assertThat(Asynchronous.SERVER.isOpen()).isTrue()))
                .extracting(Taint::toString)
                .containsExactly(Asynchronous.class.getName() + ": its initialiser opens a server's port");
        Asynchronous.SERVER.close();
    }

    @Test
    void soDoesAPortForDatagrams() {
        assertThat(taintsOf(() -> assertThat(Datagrams.SOCKET.isBound()).isTrue()))
                .extracting(Taint::toString)
                .containsExactly(Datagrams.class.getName() + ": its initialiser opens a port for datagrams");
        Datagrams.SOCKET.close();
    }

    @Test
    void soDoesAPortForDatagramsOfAChannel() throws Exception {
        assertThat(taintsOf(
                        () -> assertThat(DatagramsOfChannel.CHANNEL.isOpen()).isTrue()))
                .extracting(Taint::toString)
                .containsExactly(DatagramsOfChannel.class.getName() + ": its initialiser opens a port for datagrams");
        DatagramsOfChannel.CHANNEL.close();
    }

    @Test
    void whoSendsDatagramsFromAnyPortDoesNotTaint() {
        assertThat(taintsOf(() -> assertThat(Sender.SOCKET.isBound()).isTrue())).isEmpty();
        Sender.SOCKET.close();
    }

    @Test
    void aProcessStartedByAnInitialiserTaints() throws Exception {
        assertThat(taintsOf(() -> assertThat(Child.PROCESS.pid()).isPositive()))
                .extracting(Taint::toString)
                .containsExactly(Child.class.getName() + ": its initialiser starts a process");
        Child.PROCESS.waitFor();
    }

    @Test
    void aNativeLibraryLoadedByAnInitialiserTaints() {
        assertThat(taintsOf(() -> assertThat(Native.PROBLEM).isNotNull()))
                .extracting(Taint::toString)
                .containsExactly(Native.class.getName() + ": its initialiser loads a native library");
    }

    @Test
    void theSameInATestIsTheTestsOwnAffair() {
        assertThat(taintsOf(() -> {
                    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
                        assertThat(socket.isBound()).isTrue();
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                }))
                .isEmpty();
    }

    @Test
    void aPoolStartedByAnInitialiserEndsAndIsMadeAnew() throws Exception {
        Isolation.remember();
        List<ExecutorService> pools = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            pools.add(Pool.THREADS);
            assertThat(Pool.THREADS.submit(() -> 7).get()).isEqualTo(7);
            assertThat(taintsOf(Isolation::reset)).isEmpty();
        }
        assertThat(pools.get(0).isTerminated()).isTrue();
        assertThat(pools.get(1)).isNotSameAs(pools.get(0));
    }

    static final class Server {
        static final ServerSocket SOCKET = open();

        private static ServerSocket open() {
            try {
                return new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    static final class Channel {
        static final ServerSocketChannel SERVER = open();

        private static ServerSocketChannel open() {
            try {
                return ServerSocketChannel.open().bind(null);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    static final class Asynchronous {
        static final AsynchronousServerSocketChannel SERVER = open();

        private static AsynchronousServerSocketChannel open() {
            try {
                return AsynchronousServerSocketChannel.open().bind(null);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    static final class Datagrams {
        static final DatagramSocket SOCKET = open();

        private static DatagramSocket open() {
            try {
                return new DatagramSocket(Sender.freePort());
            } catch (SocketException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    static final class DatagramsOfChannel {
        static final DatagramChannel CHANNEL = open();

        private static DatagramChannel open() {
            try {
                return DatagramChannel.open().bind(new InetSocketAddress(Sender.freePort()));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    static final class Sender {
        static final DatagramSocket SOCKET = open();

        private static DatagramSocket open() {
            try {
                return new DatagramSocket();
            } catch (SocketException e) {
                throw new UncheckedIOException(e);
            }
        }

        static int freePort() {
            try (DatagramSocket any = open()) {
                return any.getLocalPort();
            }
        }
    }

    static final class Child {
        static final Process PROCESS = start();

        private static Process start() {
            try {
                return new ProcessBuilder(
                                ProcessHandle.current().info().command().orElseThrow(), "-version")
                        .start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    static final class Native {
        static final Throwable PROBLEM = load();

        private static Throwable load() {
            try {
                System.loadLibrary("isolated-that-is-not-there");
                return null;
            } catch (UnsatisfiedLinkError e) {
                return e;
            }
        }
    }

    static final class Pool {
        static final ExecutorService THREADS = Executors.newFixedThreadPool(1);
    }
}
