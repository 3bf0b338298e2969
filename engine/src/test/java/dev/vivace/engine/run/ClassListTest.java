package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassListTest {

    @TempDir
    Path directory;

    @Test
    void namesEveryClassOnceWithoutNumbersOfItsOwnList() throws IOException {
        Path one = list("one", "# comment\njava/lang/Object id: 0\nshop/Cart id: 7\n");
        Path two = list("two", "java/lang/Object id: 0\nshop/Price id: 7\n@lambda-proxy shop/Cart run ()V\n");

        assertThat(ClassList.merged(List.of(one, two)).lines())
                .containsExactly("java/lang/Object", "shop/Cart", "shop/Price", "@lambda-proxy shop/Cart run ()V");
    }

    @Test
    void leavesOutClassesOfOtherLoadersAndHalfALine() throws IOException {
        Path list = list("one", "shop/Cart id: 1\nshop/Plugin id: 2 super: 0 source: plugin.jar\nshop/Pri");

        assertThat(ClassList.merged(List.of(list)).lines()).containsExactly("shop/Cart");
    }

    @Test
    void canDoWithoutInvokers() {
        ClassList list = new ClassList(List.of(
                "shop/Cart",
                "@lambda-proxy shop/Cart run ()V",
                "@lambda-form-invoker [LF_RESOLVE] java.lang.invoke.Invokers$Holder invokeExact_MT L_I"));

        assertThat(list.withoutInvokers().lines()).containsExactly("shop/Cart", "@lambda-proxy shop/Cart run ()V");
    }

    private Path list(String name, String text) throws IOException {
        return Files.writeString(directory.resolve(name), text);
    }
}
