package dev.vivace.isolation.runtime;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.util.Arrays;

/** The little that has to be known about a class file while a program defines it. */
final class ClassFile {

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

    private final Object[] constants;
    private final String name;
    private final boolean variables;

    private ClassFile(DataInputStream in) throws IOException {
        in.skipBytes(MAGIC_AND_VERSION);
        constants = constants(in);
        in.skipBytes(2);
        name = ((String) constants[(int) constants[in.readUnsignedShort()]]).replace('/', '.');
        in.skipBytes(2);
        in.skipBytes(2 * in.readUnsignedShort());
        variables = hasVariables(in);
    }

    /** Null for bytes that are no class file as we know them: it is for the JVM to say what is wrong with them. */
    static ClassFile of(byte[] bytes) {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
            return new ClassFile(in);
        } catch (IOException | RuntimeException e) {
            return null;
        }
    }

    String name() {
        return name;
    }

    boolean hasVariables() {
        return variables;
    }

    /** Whether a text is written there: as a literal, a name or a descriptor. */
    boolean mentions(String text) {
        return Arrays.asList(constants).contains(text);
    }

    /** Texts, and for classes the numbers of theirs. */
    private static Object[] constants(DataInputStream in) throws IOException {
        Object[] constants = new Object[in.readUnsignedShort()];
        for (int i = 1; i < constants.length; i++) {
            int tag = in.readUnsignedByte();
            if (tag == UTF8) {
                constants[i] = in.readUTF();
            } else if (tag == CLASS) {
                constants[i] = in.readUnsignedShort();
            } else {
                in.skipBytes(size(tag));
            }
            if (tag == LONG || tag == DOUBLE) {
                i++;
            }
        }
        return constants;
    }

    private static int size(int tag) {
        switch (tag) {
            case LONG:
            case DOUBLE:
                return 8;
            case METHOD_HANDLE:
                return 3;
            case STRING:
            case METHOD_TYPE:
            case MODULE:
            case PACKAGE:
                return 2;
            default:
                return 4;
        }
    }

    private static boolean hasVariables(DataInputStream in) throws IOException {
        int fields = in.readUnsignedShort();
        for (int i = 0; i < fields; i++) {
            int access = in.readUnsignedShort();
            if (Modifier.isStatic(access) && !Modifier.isFinal(access)) {
                return true;
            }
            in.skipBytes(4);
            int attributes = in.readUnsignedShort();
            for (int j = 0; j < attributes; j++) {
                in.skipBytes(2);
                in.skipBytes(in.readInt());
            }
        }
        return false;
    }
}
