package dev.vivace.worker;

import java.util.Comparator;
import org.junit.jupiter.api.ClassDescriptor;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.jupiter.api.ClassOrdererContext;

/** Jupiter's classes from the last name to the first, as Surefire 3.6 wants nested ones, too. */
public final class ReverseClasses implements ClassOrderer {

    @Override
    public void orderClasses(ClassOrdererContext context) {
        context.getClassDescriptors()
                .sort(Comparator.comparing(
                                (ClassDescriptor type) -> type.getTestClass().getName())
                        .reversed());
    }
}
