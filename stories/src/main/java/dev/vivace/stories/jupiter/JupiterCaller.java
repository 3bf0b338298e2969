package dev.vivace.stories.jupiter;

import dev.vivace.stories.core.Caller;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Has Jupiter resolve the parameters of constructors and methods, with the extensions of the test that is running. */
final class JupiterCaller implements Caller {

    /** The oldest Jupiter resolves parameters with the context of the class in place of the test's. */
    private static final ThreadLocal<ExtensionContext> CALLING = new ThreadLocal<>();

    private final ExtensionContext context;

    JupiterCaller(ExtensionContext context) {
        this.context = context;
    }

    @Override
    public Object create(Class<?> type) throws Throwable {
        Object instance = context.getExecutableInvoker().invoke(constructor(type));
        ProviderExtensions.of(type).postProcess(instance, context);
        return instance;
    }

    private static Constructor<?> constructor(Class<?> type) {
        Constructor<?>[] all = type.getDeclaredConstructors();
        Constructor<?> one = Arrays.stream(all)
                .filter(each -> each.getParameterCount() == 0)
                .findFirst()
                .orElse(all[0]);
        one.setAccessible(true);
        return one;
    }

    @Override
    public void callWithParameters(Method method, Object instance) {
        ExtensionContext outer = CALLING.get();
        CALLING.set(context);
        try {
            context.getExecutableInvoker().invoke(method, instance);
        } finally {
            CALLING.set(outer);
        }
    }

    /** The test for which this thread calls a method with parameters. */
    static Optional<ExtensionContext> calling() {
        return Optional.ofNullable(CALLING.get());
    }
}
