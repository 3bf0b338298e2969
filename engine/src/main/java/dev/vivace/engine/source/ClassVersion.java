package dev.vivace.engine.source;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * For which Java a class was compiled.
 *
 * @param release the feature version, 17 for example
 * @param isPreview whether it may use preview features of that version
 */
record ClassVersion(int release, boolean isPreview) {

    private static final int MAJOR_OF_JAVA_0 = 44;
    private static final int MINOR_OF_PREVIEW = 0xFFFF;

    static ClassVersion read(InputStream classFile) throws IOException {
        DataInputStream data = new DataInputStream(classFile);
        data.readInt(); // 0xCAFEBABE
        int minor = data.readUnsignedShort();
        return new ClassVersion(data.readUnsignedShort() - MAJOR_OF_JAVA_0, minor == MINOR_OF_PREVIEW);
    }
}
