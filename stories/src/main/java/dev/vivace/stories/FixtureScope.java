package dev.vivace.stories;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How long what a provider's set-ups made is kept. */
@Documented
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface FixtureScope {

    /** For one test, unless a safe one leaves it behind, or for the whole run. */
    Scope value();

    /** A span of time. */
    enum Scope {
        /** As long as the chain lives that it is part of. */
        CHAIN,
        /** Made once in a JVM, shared by all threads, and torn down last. */
        RUN
    }
}
