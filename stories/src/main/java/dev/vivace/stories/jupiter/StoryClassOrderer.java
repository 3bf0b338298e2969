package dev.vivace.stories.jupiter;

import dev.vivace.stories.core.Session;
import dev.vivace.stories.core.Sessions;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.ClassDescriptor;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.jupiter.api.ClassOrdererContext;

/** Orders classes so that chains serve most tests. */
public final class StoryClassOrderer implements ClassOrderer {

    @Override
    public void orderClasses(ClassOrdererContext context) {
        List<Class<?>> types = context.getClassDescriptors().stream()
                .map(ClassDescriptor::getTestClass)
                .collect(Collectors.toList());
        Session session = Sessions.current().orElseGet(Session::new);
        session.configure(context::getConfigurationParameter);
        List<Class<?>> order = session.order(types);
        context.getClassDescriptors().sort(Comparator.comparingInt(each -> order.indexOf(each.getTestClass())));
    }
}
