package dev.vivace.isolation.runtime;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.lang.reflect.Modifier;

/** The JVM lets nobody change hidden classes: what is static in them stays. */
public final class HiddenClasses {

    private static final int MAGIC_AND_VERSION = 8;
    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;
    private static final int CLASS = 7;
    private static final int STRING = 8;
    private static final int METHOD_HANDLE = 15;
    private static final int METHOD_TYPE = 16;
    private static final int MODULE = 19;
    private static final int PACKAGE = 20;

    private HiddenClasses() {}

    /** One with this class file is about to be defined, by other means than the JDK's own for lambdas. */
    public static void defined(byte[] bytes) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            if (hasVariable(in)) {
                Taints.add("", "a hidden class has static variables");
            }
        } catch (IOException | RuntimeException e) {
            // It is for the JVM to say what is wrong with it.
            return;
        }
    }

    private static boolean hasVariable(DataInputStream in) throws IOException {
        in.skipBytes(MAGIC_AND_VERSION);
        skipConstants(in);
        in.skipBytes(6);
        in.skipBytes(2 * in.readUnsignedShort());
        int fields = in.readUnsignedShort();
        for (int i = 0; i < fields; i++) {
            int access = in.readUnsignedShort();
            if (Modifier.isStatic(access) && !Modifier.isFinal(access)) {
                return true;
            }
            in.skipBytes(4);
            skipAttributes(in);
        }
        return false;
    }

    private static void skipConstants(DataInputStream in) throws IOException {
        int count = in.readUnsignedShort();
        for (int i = 1; i < count; i++) {
            int tag = in.readUnsignedByte();
            in.skipBytes(size(tag, in));
            if (tag == LONG || tag == DOUBLE) {
                i++;
            }
        }
    }

    private static int size(int tag, DataInputStream in) throws IOException {
        switch (tag) {
            case UTF8:
                return in.readUnsignedShort();
            case LONG:
            case DOUBLE:
                return 8;
            case METHOD_HANDLE:
                return 3;
            case CLASS:
            case STRING:
            case METHOD_TYPE:
            case MODULE:
            case PACKAGE:
                return 2;
            default:
                return 4;
        }
    }

    private static void skipAttributes(DataInputStream in) throws IOException {
        int count = in.readUnsignedShort();
        for (int i = 0; i < count; i++) {
            in.skipBytes(2);
            in.skipBytes(in.readInt());
        }
    }
}
