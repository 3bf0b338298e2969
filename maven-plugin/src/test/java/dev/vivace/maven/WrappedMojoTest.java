package dev.vivace.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Optional;
import org.apache.maven.plugin.Mojo;
import org.apache.maven.plugin.descriptor.MojoDescriptor;
import org.apache.maven.plugin.logging.Log;
import org.junit.jupiter.api.Test;

class WrappedMojoTest {

    private final TestMojo mojo = new TestMojo();

    @Test
    void isItselfWhereNobodyWrapsIt() {
        assertSame(mojo, new WrappedMojo(mojo).unwrap(TestMojo.class.getName()));
    }

    @Test
    void isFoundBehindSeveralProxies() {
        Mojo wrapped = wrap(wrap(mojo));

        assertSame(mojo, new WrappedMojo(wrapped).unwrap(TestMojo.class.getName()));
    }

    @Test
    void isFoundAmongOthers() {
        Mojo wrapped = wrap("name", null, new Held(mojo));

        assertSame(mojo, new WrappedMojo(wrapped).unwrap(TestMojo.class.getName()));
    }

    @Test
    void isMissedWhereNothingBehindTheProxyIsTheMojo() {
        WrappedMojo wrapped = new WrappedMojo(wrap(mojo));

        IllegalStateException problem =
                assertThrows(IllegalStateException.class, () -> wrapped.unwrap("some.other.Mojo"));
        assertTrue(problem.getMessage().contains(Wrapper.class.getName()), problem.getMessage());
    }

    @Test
    void isReadAndChangedThroughItsWrappers() {
        MojoDescriptor descriptor = new MojoDescriptor();
        descriptor.setImplementation(TestMojo.class.getName());
        ParameterValues values = new ParameterValues(wrap(mojo), descriptor);

        values.set("skip", true);

        assertTrue(mojo.skip);
        assertEquals(Optional.of(true), values.find("skip"));
    }

    private static Mojo wrap(Mojo mojo) {
        return wrap("wrapper", new Held(mojo));
    }

    private static Mojo wrap(Object... known) {
        return (Mojo)
                Proxy.newProxyInstance(Mojo.class.getClassLoader(), new Class<?>[] {Mojo.class}, new Wrapper(known));
    }

    /** What the wrapper knows beside the mojo does not matter. */
    private record Wrapper(Object... known) implements InvocationHandler {

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) {
            throw new IllegalStateException("Nobody calls it");
        }
    }

    private record Held(Mojo mojo) {}

    private static final class TestMojo implements Mojo {

        boolean skip;

        @Override
        public void execute() {
            throw new IllegalStateException("Nobody runs it");
        }

        @Override
        public void setLog(Log log) {
            throw new IllegalStateException("It logs nothing");
        }

        @Override
        public Log getLog() {
            throw new IllegalStateException("It logs nothing");
        }
    }
}
