package dev.vivace.worker;

import java.lang.reflect.Proxy;
import java.util.function.Supplier;
import org.testng.IDataProviderListener;
import org.testng.IDataProviderMethod;
import org.testng.ITestContext;
import org.testng.ITestListener;
import org.testng.ITestNGMethod;
import org.testng.ITestResult;
import org.testng.TestRunner;

/**
 * Makes known, while tests are discovered, methods whose data providers have no rows then. TestNG's engine for the JUnit
 * Platform takes for tests what has a row in a dry run, but no set-up happens in one, and rows may depend on it. TestNG
 * finds this listener as a service; it does nothing at any other time.
 */
public final class TestngDiscovery implements IDataProviderListener {

    private static final String ENGINE = "org.junit.support.testng.engine.";

    private static final ThreadLocal<Boolean> DISCOVERING = ThreadLocal.withInitial(() -> false);

    /** Called by TestNG. */
    public TestngDiscovery() {}

    /** Discovers something. */
    static <T> T during(Supplier<T> discovery) {
        DISCOVERING.set(true);
        try {
            return discovery.get();
        } finally {
            DISCOVERING.remove();
        }
    }

    /** A version that we do not know must be able to find tests without us. */
    @Override
    public void beforeDataProviderExecution(IDataProviderMethod provider, ITestNGMethod method, ITestContext context) {
        if (DISCOVERING.get() && method.isTest()) {
            try {
                tellEngine(method, (TestRunner) context);
            } catch (RuntimeException | LinkageError e) {
                return;
            }
        }
    }

    private static void tellEngine(ITestNGMethod method, TestRunner runner) {
        for (ITestListener listener : runner.getTestListeners()) {
            if (listener.getClass().getName().startsWith(ENGINE)) {
                listener.onTestStart(startOf(method));
            }
        }
    }

    @Override
    public void afterDataProviderExecution(IDataProviderMethod provider, ITestNGMethod method, ITestContext context) {}

    /** As much of a result as tells whose it is. */
    private static ITestResult startOf(ITestNGMethod method) {
        return (ITestResult) Proxy.newProxyInstance(
                ITestResult.class.getClassLoader(),
                new Class<?>[] {ITestResult.class},
                (proxy, asked, arguments) -> answer(asked.getName(), method));
    }

    private static Object answer(String question, ITestNGMethod method) {
        switch (question) {
            case "getMethod":
                return method;
            case "getTestClass":
                return method.getTestClass();
            case "getInstance":
                return method.getInstance();
            case "getFactoryParameters":
                return method.getFactoryMethodParamsInfo() == null
                        ? new Object[0]
                        : method.getFactoryMethodParamsInfo().getParameters();
            default:
                throw new UnsupportedOperationException(question);
        }
    }
}
