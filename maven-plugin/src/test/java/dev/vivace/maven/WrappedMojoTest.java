package dev.vivace.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
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
    void isTheProxyWhereNothingBehindItIsTheMojo() {
        Mojo wrapped = wrap(mojo);

        assertSame(wrapped, new WrappedMojo(wrapped).unwrap("some.other.Mojo"));
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
        return (Mojo) Proxy.newProxyInstance(
                Mojo.class.getClassLoader(), new Class<?>[] {Mojo.class}, new Wrapper("wrapper", new Held(mojo)));
    }

    /** What the wrapper knows beside the mojo does not matter. */
    private record Wrapper(String name, Held held) implements InvocationHandler {

        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
            return method.invoke(held.mojo(), arguments);
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
