package dev.vivace.stories.jupiter;

import dev.vivace.stories.core.Caller;
import dev.vivace.stories.core.Visit;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Has Jupiter resolve the parameters of constructors and methods, with the extensions of the test that is running. */
final class JupiterCaller implements Caller {

    /**
     * Whose method is called by us: its context may not tell, since a tear-down may come when it is closed, and the oldest
     * Jupiter resolves parameters with the context of the class.
     */
    private static final ThreadLocal<Visit> CALLING = new ThreadLocal<>();

    private final ExtensionContext context;
    private Visit visit;

    JupiterCaller(ExtensionContext context) {
        this.context = context;
    }

    /** Of the test for which it calls. */
    void calls(Visit forVisit) {
        visit = forVisit;
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
        Visit outer = CALLING.get();
        CALLING.set(visit);
        try {
            context.getExecutableInvoker().invoke(method, instance);
        } finally {
            CALLING.set(outer);
        }
    }

    /** For which this thread calls a method with parameters. */
    static Optional<Visit> calling() {
        return Optional.ofNullable(CALLING.get());
    }
}
