package dev.vivace.isolated;

import static dev.vivace.isolated.Resets.undo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import groovy.lang.Closure;
import groovy.lang.ExpandoMetaClass;
import groovy.lang.GroovySystem;
import groovy.lang.MissingMethodException;
import org.codehaus.groovy.runtime.InvokerHelper;
import org.junit.jupiter.api.Test;

/** Groovy is not initialised again; what it was taught is forgotten all the same. */
class GroovyTest {

    @Test
    void forgetsMethodsThatClassesWereGiven() throws Exception {
        undo(
                () -> {
                    ExpandoMetaClass metaClass = new ExpandoMetaClass(Goods.class, true, true);
                    metaClass.registerInstanceMethod("price", new Returning("replaced"));
                    metaClass.registerInstanceMethod("weight", new Returning("added"));
                    metaClass.initialize();
                    assertThat(call("price")).isEqualTo("replaced");
                    assertThat(call("weight")).isEqualTo("added");
                },
                () -> {
                    assertThat(call("price")).isEqualTo("real");
                    assertThatThrownBy(() -> call("weight")).isInstanceOf(MissingMethodException.class);
                });
    }

    @Test
    void forgetsHowMetaClassesAreMade() throws Exception {
        undo(ExpandoMetaClass::enableGlobally, () -> assertThat(
                        GroovySystem.getMetaClassRegistry().getMetaClass(Goods.class))
                .isNotInstanceOf(ExpandoMetaClass.class));
    }

    private static Object call(String method) {
        return InvokerHelper.invokeMethod(new Goods(), method, null);
    }

    /** A closure as Groovy compiles it. */
    public static class Returning extends Closure<String> {

        private static final long serialVersionUID = 1;

        private final String value;

        Returning(String value) {
            super(GroovyTest.class);
            this.value = value;
        }

        public String doCall() {
            return value;
        }
    }

    /** Goods for which Java has one method. */
    public static class Goods {

        public String price() {
            return "real";
        }
    }
}
