package dev.vivace.stories;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Gets its value from a direct provider's field of the same name. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.PARAMETER})
public @interface Fixture {

    /** The name of the provider's field, if it is another one. */
    String value() default "";

    /** The provider that has it, where several do. */
    Class<?> from() default void.class;
}
