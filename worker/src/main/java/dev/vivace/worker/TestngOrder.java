package dev.vivace.worker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.engine.UniqueId;
import org.testng.IMethodInstance;
import org.testng.IMethodInterceptor;
import org.testng.ITestContext;
import org.testng.ITestNGMethod;

/**
 * Has TestNG run exactly the methods of an order, in that order. TestNG creates it from its name and sorts by priority
 * whatever an interceptor returns, so the places of the order become the priorities.
 */
public final class TestngOrder implements IMethodInterceptor {

    /** TestNG gives its listeners no way to be told something, but calls them in the thread that runs it. */
    private static final ThreadLocal<List<String>> ORDER = new ThreadLocal<>();

    /** Called by TestNG. */
    public TestngOrder() {}

    /** Runs an execution in this order. */
    static void during(List<String> uniqueIds, Runnable execution) {
        ORDER.set(uniqueIds);
        try {
            execution.run();
        } finally {
            ORDER.remove();
        }
    }

    @Override
    public List<IMethodInstance> intercept(List<IMethodInstance> methods, ITestContext context) {
        List<String> order = ORDER.get();
        if (order == null) {
            return methods;
        }
        Map<String, Integer> places = places(order);
        List<IMethodInstance> wanted = new ArrayList<>(methods);
        wanted.removeIf(method -> place(method.getMethod(), places) == null);
        wanted.forEach(method -> method.getMethod().setPriority(place(method.getMethod(), places)));
        wanted.sort(Comparator.comparingInt(method -> method.getMethod().getPriority()));
        return wanted;
    }

    private static Map<String, Integer> places(List<String> uniqueIds) {
        Map<String, Integer> places = new HashMap<>();
        for (String uniqueId : uniqueIds) {
            places.putIfAbsent(key(UniqueId.parse(uniqueId)), places.size());
        }
        return places;
    }

    /** Class and method of a unique id, or only the class where it has no method. */
    static String key(UniqueId id) {
        return id.getSegments().stream()
                .filter(segment ->
                        segment.getType().equals("class") || segment.getType().equals("method"))
                .map(UniqueId.Segment::getValue)
                .collect(Collectors.joining("/"));
    }

    /** Of the method, or of its class where the order names the class; null for neither. */
    private static Integer place(ITestNGMethod method, Map<String, Integer> places) {
        Integer ofMethod = places.get(key(method));
        return ofMethod == null ? places.get(className(method)) : ofMethod;
    }

    /** The same of a method that TestNG runs. */
    static String key(ITestNGMethod method) {
        return className(method) + "/" + signature(method) + instance(method);
    }

    private static String className(ITestNGMethod method) {
        return method.getTestClass().getRealClass().getName();
    }

    private static String signature(ITestNGMethod method) {
        return Stream.of(method.getConstructorOrMethod().getParameterTypes())
                .map(Class::getName)
                .collect(Collectors.joining(", ", method.getMethodName() + "(", ")"));
    }

    /** The TestNG engine tells the instances that a factory made apart by their number. */
    private static String instance(ITestNGMethod method) {
        Object[] instances = method.getTestClass().getInstances(true);
        for (int i = 0; instances.length > 1 && i < instances.length; i++) {
            if (instances[i] == method.getInstance() || unwrapped(instances[i]) == method.getInstance()) {
                return "@" + i;
            }
        }
        return "";
    }

    /** An instance with its factory's parameters comes in a wrapper whose type differs between versions. */
    private static Object unwrapped(Object instance) {
        try {
            return instance.getClass().getName().startsWith("org.testng.")
                    ? instance.getClass().getMethod("getInstance").invoke(instance)
                    : instance;
        } catch (ReflectiveOperationException e) {
            return instance;
        }
    }
}
