package dev.vivace.worker.protocol;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Map;

/** Writes one frame at a time: a length, a type, then the fields. Safe for use by several threads. */
final class FrameOutput {

    private static final int HEADER = Integer.BYTES + Byte.BYTES;

    private final OutputStream out;

    FrameOutput(OutputStream out) {
        this.out = new BufferedOutputStream(out, 1 << 16);
    }

    /** Sends a frame, and those that waited for it. */
    void write(int type, Fields fields) {
        send(encoded(type, fields), true);
    }

    /** Keeps a frame back until the next one is written or the buffer is full. */
    void writeLater(int type, Fields fields) {
        send(encoded(type, fields), false);
    }

    private static byte[] encoded(int type, Fields fields) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(512);
        try {
            bytes.write(new byte[HEADER]);
            fields.writeTo(new FieldOutput(new DataOutputStream(bytes)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        byte[] frame = bytes.toByteArray();
        ByteBuffer.wrap(frame).putInt(frame.length - HEADER).put((byte) type);
        return frame;
    }

    /** A virtual thread that is interrupted would close the socket it writes to, so the interrupt has to wait. */
    private void send(byte[] frame, boolean now) {
        boolean interrupted = Thread.interrupted();
        try {
            sendWhole(frame, now);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void sendWhole(byte[] frame, boolean now) throws IOException {
        synchronized (out) {
            out.write(frame);
            if (now) {
                out.flush();
            }
        }
    }

    /** The fields of one frame. */
    interface Fields {
        void writeTo(FieldOutput out) throws IOException;
    }

    /** Writes the kinds of field that frames have. */
    static final class FieldOutput {

        private final DataOutputStream out;

        private FieldOutput(DataOutputStream out) {
            this.out = out;
        }

        FieldOutput number(long value) throws IOException {
            out.writeLong(value);
            return this;
        }

        FieldOutput flag(boolean value) throws IOException {
            out.writeBoolean(value);
            return this;
        }

        FieldOutput text(String value) throws IOException {
            return bytes(value.getBytes(StandardCharsets.UTF_8));
        }

        FieldOutput bytes(byte[] value) throws IOException {
            out.writeInt(value.length);
            out.write(value);
            return this;
        }

        FieldOutput texts(Collection<String> values) throws IOException {
            out.writeInt(values.size());
            for (String value : values) {
                text(value);
            }
            return this;
        }

        FieldOutput texts(Map<String, String> values) throws IOException {
            return texts(values.keySet()).texts(values.values());
        }

        FieldOutput thrown(Thrown thrown) throws IOException {
            flag(thrown != null);
            if (thrown != null) {
                text(thrown.type()).flag(thrown.message() != null);
                text(thrown.message() == null ? "" : thrown.message());
                text(thrown.trace()).flag(thrown.assertion());
            }
            return this;
        }
    }
}
