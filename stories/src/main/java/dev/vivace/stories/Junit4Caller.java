package dev.vivace.stories;

import dev.vivace.stories.core.Caller;
import dev.vivace.stories.core.StoryProblem;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** JUnit 4 knows neither parameters nor extensions. */
final class Junit4Caller implements Caller {

    @Override
    public Object create(Class<?> type) throws Throwable {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor.newInstance();
        } catch (NoSuchMethodException e) {
            throw new StoryProblem(
                    "The provider " + type.getName() + " has no constructor without parameters.", "one that has none");
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    @Override
    public void callWithParameters(Method method, Object instance) {
        throw new StoryProblem(
                method.getDeclaringClass().getName() + "#" + method.getName()
                        + " has parameters, which JUnit 4 cannot give.",
                "a method without parameters");
    }
}
