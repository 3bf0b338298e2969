package dev.vivace.isolation.state;

import java.io.InputStream;
import java.io.PrintStream;

/** {@code System.in}, {@code out} and {@code err}. */
final class StandardStreams implements Area {

    private final InputStream in = System.in;
    private final PrintStream out = System.out;
    private final PrintStream err = System.err;

    @Override
    public boolean isChanged() {
        return System.in != in || System.out != out || System.err != err;
    }

    @Override
    public void restore() {
        if (System.in != in) {
            System.setIn(in);
        }
        if (System.out != out) {
            System.setOut(out);
        }
        if (System.err != err) {
            System.setErr(err);
        }
    }
}
