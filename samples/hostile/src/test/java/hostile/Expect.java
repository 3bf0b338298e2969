package hostile;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What must become of a test, of each invocation of it, or of a class. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Expect {

    /** The outcome as in {@code run.json}. */
    String value();

    /** What the failure, or the reason of a skipped test, must say somewhere. */
    String says() default "";

    /** How many invocations are reported; 0 for the method itself. */
    int invocations() default 0;
}
