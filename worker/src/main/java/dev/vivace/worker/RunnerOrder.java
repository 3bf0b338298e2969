package dev.vivace.worker;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import junit.framework.Test;
import junit.framework.TestSuite;
import org.junit.internal.runners.JUnit38ClassRunner;
import org.junit.runner.Describable;
import org.junit.runner.Description;
import org.junit.runner.Runner;
import org.junit.runner.manipulation.Filterable;
import org.junit.runner.manipulation.Sortable;
import org.junit.runner.manipulation.Sorter;
import org.junit.runners.ParentRunner;

/**
 * Sorts the tests within a JUnit 4 runner, by reflection where the runner would rather not: since 4.13 runners of
 * classes with {@code @FixMethodOrder} refuse to be sorted, and those of JUnit 3 never could be.
 */
final class RunnerOrder {

    /** Mockito's runners keep the real one behind three fields. */
    private static final int DELEGATES = 4;

    private final Map<Description, Integer> places = new HashMap<>();

    RunnerOrder(List<Description> tests) {
        tests.forEach(test -> places.putIfAbsent(test, places.size()));
    }

    /** Does what can be done; look at the runner's description to see what came of it. */
    void applyTo(Runner runner) {
        try {
            sort(runner, DELEGATES);
        } catch (ReflectiveOperationException | RuntimeException e) {
            // The caller finds the runner unsorted, and runs its tests one by one.
            return;
        }
    }

    private void sort(Object runner, int delegates) throws ReflectiveOperationException {
        if (runner instanceof ParentRunner) {
            sortParent((ParentRunner<?>) runner);
        } else if (runner instanceof JUnit38ClassRunner) {
            sortJUnit3((JUnit38ClassRunner) runner);
        } else if (runner instanceof Sortable) {
            ((Sortable) runner).sort(new Sorter(Comparator.comparingInt(this::place)));
        } else if (delegates > 0) {
            sortDelegates(runner, delegates - 1);
        }
    }

    private void sortParent(ParentRunner<?> parent) throws ReflectiveOperationException {
        Method filteredChildren = ParentRunner.class.getDeclaredMethod("getFilteredChildren");
        Method describeChild = ParentRunner.class.getDeclaredMethod("describeChild", Object.class);
        Field field = ParentRunner.class.getDeclaredField("filteredChildren");
        filteredChildren.setAccessible(true);
        describeChild.setAccessible(true);
        field.setAccessible(true);
        List<Object> children = new ArrayList<>((Collection<?>) filteredChildren.invoke(parent));
        for (Object child : children) {
            if (child instanceof Runner) {
                sort(child, DELEGATES);
            }
        }
        children.sort(comparing(child -> (Description) describeChild.invoke(parent, child)));
        field.set(parent, Collections.unmodifiableList(children));
    }

    private void sortJUnit3(JUnit38ClassRunner runner) throws ReflectiveOperationException {
        Method get = JUnit38ClassRunner.class.getDeclaredMethod("getTest");
        Method set = JUnit38ClassRunner.class.getDeclaredMethod("setTest", Test.class);
        Method describe = JUnit38ClassRunner.class.getDeclaredMethod("makeDescription", Test.class);
        get.setAccessible(true);
        set.setAccessible(true);
        describe.setAccessible(true);
        set.invoke(runner, sorted((Test) get.invoke(runner), describe));
    }

    private Test sorted(Test test, Method describe) {
        if (test instanceof Sortable) {
            ((Sortable) test).sort(new Sorter(Comparator.comparingInt(this::place)));
        }
        if (test.getClass() != TestSuite.class) {
            return test;
        }
        TestSuite suite = (TestSuite) test;
        List<Test> children = new ArrayList<>();
        for (int i = 0; i < suite.testCount(); i++) {
            children.add(sorted(suite.testAt(i), describe));
        }
        children.sort(comparing(child -> (Description) describe.invoke(null, child)));
        TestSuite sorted = new TestSuite(suite.getName());
        children.forEach(sorted::addTest);
        return sorted;
    }

    private void sortDelegates(Object runner, int delegates) throws ReflectiveOperationException {
        for (Class<?> type = runner.getClass(); type != null && type != Runner.class; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !field.getType().isPrimitive()) {
                    field.setAccessible(true);
                    sortDelegate(field.get(runner), delegates);
                }
            }
        }
    }

    private void sortDelegate(Object value, int delegates) throws ReflectiveOperationException {
        if (value instanceof Filterable || value instanceof Describable) {
            sort(value, delegates);
        }
    }

    private <T> Comparator<T> comparing(Describing<T> describing) {
        return Comparator.comparingInt(child -> {
            try {
                return place(describing.describe(child));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("Cannot describe " + child, e);
            }
        });
    }

    /** Of a suite, the place of its first test. */
    private int place(Description description) {
        int place = places.getOrDefault(description, Integer.MAX_VALUE);
        for (Description child : description.getChildren()) {
            place = Math.min(place, place(child));
        }
        return place;
    }

    /** Gives a child's description, by reflection. */
    private interface Describing<T> {
        Description describe(T child) throws ReflectiveOperationException;
    }
}
