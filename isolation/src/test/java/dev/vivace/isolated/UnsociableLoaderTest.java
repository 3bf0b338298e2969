package dev.vivace.isolated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolation.Isolation;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;

/** Classes of a loader that asks nobody but the JDK: they could not call us, and run as they are. */
class UnsociableLoaderTest {

    @Test
    void runsClassesThatCannotSeeUs() throws Exception {
        Class<?> type = new Unsociable().loadClass(Counter.class.getName());
        Callable<?> counter = (Callable<?>) type.getDeclaredConstructor().newInstance();

        assertThat(type).isNotSameAs(Counter.class);
        assertThat(counter.call()).isEqualTo(1);
        assertThat(counter.call()).isEqualTo(2);
        assertThat(Isolation.taints())
                .anySatisfy(taint -> assertThat(taint.toString()).contains(Counter.class.getName(), "hides us"));
    }

    /** Has static state, and would be instrumented. */
    public static final class Counter implements Callable<Integer> {

        private static int count;

        @Override
        public Integer call() {
            return ++count;
        }
    }

    private static final class Unsociable extends ClassLoader {

        Unsociable() {
            super(null);
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            return name.startsWith("java.") ? super.loadClass(name, resolve) : findClass(name);
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            String file = name.replace('.', '/') + ".class";
            try (InputStream in = UnsociableLoaderTest.class.getClassLoader().getResourceAsStream(file)) {
                if (in == null || name.startsWith("dev.vivace.isolation.")) {
                    throw new ClassNotFoundException(name);
                }
                byte[] bytes = in.readAllBytes();
                return defineClass(name, bytes, 0, bytes.length);
            } catch (IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }

        @Override
        public InputStream getResourceAsStream(String name) {
            return UnsociableLoaderTest.class.getClassLoader().getResourceAsStream(name);
        }
    }
}
