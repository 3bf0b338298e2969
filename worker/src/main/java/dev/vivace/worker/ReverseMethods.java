package dev.vivace.worker;

import java.util.Collections;
import java.util.Comparator;
import org.junit.jupiter.api.MethodDescriptor;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.MethodOrdererContext;

/** Jupiter's methods from the last name to the first, as Surefire 3.6 wants them where classes run backwards. */
public final class ReverseMethods implements MethodOrderer {

    /** Of overloads the one that came last runs first, as in Surefire. */
    @Override
    public void orderMethods(MethodOrdererContext context) {
        context.getMethodDescriptors().sort(Comparator.comparing((MethodDescriptor method) -> method.getMethod()
                .getName()));
        Collections.reverse(context.getMethodDescriptors());
    }
}
