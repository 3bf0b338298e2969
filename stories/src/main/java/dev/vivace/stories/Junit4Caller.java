package dev.vivace.stories;

import dev.vivace.stories.core.Caller;
import dev.vivace.stories.core.StoryProblem;
import java.lang.reflect.Method;

/** JUnit 4 knows neither parameters nor extensions. */
final class Junit4Caller implements Caller {

    @Override
    public Object create(Class<?> type) throws Throwable {
        try {
            return Caller.newInstance(type.getDeclaredConstructor());
        } catch (NoSuchMethodException e) {
            throw new StoryProblem(
                    "The provider " + type.getName() + " has no constructor without parameters.", "one that has none");
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
