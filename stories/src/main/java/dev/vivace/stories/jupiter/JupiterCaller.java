package dev.vivace.stories.jupiter;

import dev.vivace.stories.core.Caller;
import dev.vivace.stories.core.StoryProblem;
import dev.vivace.stories.core.Visit;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.extension.ExecutableInvoker;
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
        Constructor<?> constructor = constructor(type);
        Object instance = constructor.getParameterCount() == 0
                ? Caller.newInstance(constructor)
                : invoker(constructor).invoke(constructor);
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
            invoker(method).invoke(method, instance);
        } finally {
            CALLING.set(outer);
        }
    }

    /** Jupiter before 5.9 lets no extension resolve parameters. */
    private ExecutableInvoker invoker(Executable executable) {
        try {
            return context.getExecutableInvoker();
        } catch (NoSuchMethodError e) {
            throw new StoryProblem(
                    executable + " has parameters, which JUnit Jupiter resolves for providers since 5.9.",
                    "a newer JUnit, or @Fixture fields in place of parameters");
        }
    }

    /** For which this thread calls a method with parameters. */
    static Optional<Visit> calling() {
        return Optional.ofNullable(CALLING.get());
    }
}
