package dev.vivace.stories.core;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** How the framework at hand makes instances of providers and calls their methods. */
public interface Caller {

    /** A new instance, with what extensions put into it. */
    Object create(Class<?> type) throws Throwable;

    /** Calls a method that has parameters. */
    void callWithParameters(Method method, Object instance) throws Throwable;

    /** Calls any method, and throws what it throws. */
    default void call(Method method, Object instance) throws Throwable {
        if (method.getParameterCount() > 0) {
            callWithParameters(method, instance);
        } else {
            invoke(method, instance);
        }
    }

    /** Calls a method without parameters. */
    static Object invoke(Method method, Object instance) throws Throwable {
        try {
            return method.invoke(instance);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** By a constructor without parameters; what that throws comes as it is. */
    static Object newInstance(Constructor<?> constructor) throws Throwable {
        try {
            constructor.setAccessible(true);
            return constructor.newInstance();
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
