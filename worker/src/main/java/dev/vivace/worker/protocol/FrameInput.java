package dev.vivace.worker.protocol;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads one frame at a time. Not safe for use by several threads. */
final class FrameInput {

    /** More than any frame has; what greets us with more is no worker. */
    private static final int LONGEST = 1 << 28;

    private final DataInputStream in;

    FrameInput(InputStream in) {
        this.in = new DataInputStream(new BufferedInputStream(in));
    }

    /** Hands the next frame to {@code action}; false at the end of the stream. */
    boolean read(Action action) throws IOException {
        int length;
        try {
            length = in.readInt();
        } catch (EOFException e) {
            return false;
        }
        if (length < 0 || length > LONGEST) {
            throw new IOException("Not a frame: it claims to have " + length + " bytes");
        }
        int type = in.readUnsignedByte();
        byte[] body = new byte[length];
        in.readFully(body);
        action.accept(type, new FieldInput(new DataInputStream(new ByteArrayInputStream(body))));
        return true;
    }

    /** What to do with a frame. */
    interface Action {
        void accept(int type, FieldInput fields) throws IOException;
    }

    /** Reads the kinds of field that frames have. */
    static final class FieldInput {

        private final DataInputStream in;

        private FieldInput(DataInputStream in) {
            this.in = in;
        }

        long number() throws IOException {
            return in.readLong();
        }

        boolean flag() throws IOException {
            return in.readBoolean();
        }

        String text() throws IOException {
            return new String(bytes(), StandardCharsets.UTF_8);
        }

        byte[] bytes() throws IOException {
            byte[] value = new byte[in.readInt()];
            in.readFully(value);
            return value;
        }

        List<String> texts() throws IOException {
            int size = in.readInt();
            List<String> values = new ArrayList<>(size);
            for (int i = 0; i < size; i++) {
                values.add(text());
            }
            return values;
        }

        Map<String, String> textMap() throws IOException {
            List<String> keys = texts();
            List<String> values = texts();
            Map<String, String> map = new LinkedHashMap<>();
            for (int i = 0; i < keys.size(); i++) {
                map.put(keys.get(i), values.get(i));
            }
            return map;
        }

        Thrown thrown() throws IOException {
            if (!flag()) {
                return null;
            }
            String type = text();
            boolean hasMessage = flag();
            String message = text();
            return new Thrown(type, hasMessage ? message : null, text(), flag());
        }
    }
}
