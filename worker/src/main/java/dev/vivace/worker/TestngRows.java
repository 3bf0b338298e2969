package dev.vivace.worker;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.testng.IDataProviderListener;
import org.testng.IDataProviderMethod;
import org.testng.IMethodInstance;
import org.testng.IMethodInterceptor;
import org.testng.ITestContext;
import org.testng.ITestNGMethod;
import org.testng.TestNGException;

/**
 * Has TestNG run only some invocations of a method; its engine for the JUnit Platform runs all whenever it is asked for
 * one. TestNG creates it from its name.
 */
public final class TestngRows implements IMethodInterceptor, IDataProviderListener {

    /** TestNG gives its listeners no way to be told something, but asks for methods in the thread that runs it. */
    private static final ThreadLocal<Map<String, List<Integer>>> WANTED = new ThreadLocal<>();

    private final Map<ITestNGMethod, List<Integer>> rows = new ConcurrentHashMap<>();

    /** Called by TestNG. */
    public TestngRows() {}

    /** Runs an execution in which only these invocations run. */
    static void during(TestngRowNumbers numbers, Runnable execution) {
        WANTED.set(numbers.byMethod().entrySet().stream()
                .collect(Collectors.toMap(entry -> TestngOrder.key(entry.getKey()), Map.Entry::getValue)));
        try {
            execution.run();
        } finally {
            WANTED.remove();
        }
    }

    @Override
    public List<IMethodInstance> intercept(List<IMethodInstance> methods, ITestContext context) {
        Map<String, List<Integer>> wanted = WANTED.get();
        for (IMethodInstance instance : wanted == null ? List.<IMethodInstance>of() : methods) {
            ITestNGMethod method = instance.getMethod();
            List<Integer> numbers = wanted.get(TestngOrder.key(method));
            if (numbers != null) {
                rows.put(method, numbers);
                limit(method, numbers);
            }
        }
        return methods;
    }

    /** Invocations of a method without a data provider are all alike. */
    private static void limit(ITestNGMethod method, List<Integer> numbers) {
        if (!method.isDataDriven()) {
            long count = numbers.stream()
                    .filter(number -> number < method.getInvocationCount())
                    .count();
            method.setInvocationCount((int) count);
        }
    }

    @Override
    public void beforeDataProviderExecution(IDataProviderMethod provider, ITestNGMethod method, ITestContext context) {
        List<Integer> numbers = method.isTest() ? rows.get(method) : null;
        if (numbers == null) {
            return;
        }
        if (provider.isParallel() || !provider.getIndices().isEmpty() || method.getInvocationCount() > 1) {
            throw new TestNGException("Some invocations of " + method.getMethodName()
                    + " were to be run, but TestNG numbers them by their rows only if its data provider is not parallel"
                    + " and has no indices, and if its invocationCount is 1");
        }
        method.setInvocationNumbers(numbers);
    }

    @Override
    public void afterDataProviderExecution(IDataProviderMethod provider, ITestNGMethod method, ITestContext context) {}
}
