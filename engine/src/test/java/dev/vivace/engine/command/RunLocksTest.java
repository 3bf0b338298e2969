package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.project.LaunchSpec;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunLocksTest {

    @TempDir
    private Path directory;

    @Test
    void refuseAModuleInWhichAnotherRunIsAtWork() {
        try (RunLocks first = RunLocks.take(List.of(module("cart"), module("price")))) {
            assertThatThrownBy(() -> RunLocks.take(List.of(module("price"))))
                    .isInstanceOf(Problem.class)
                    .hasMessageContaining("Another run of Vivace is at work in " + directory.resolve("price"));
        }
    }

    @Test
    void areFreeAgainAfterwards() {
        RunLocks.take(List.of(module("cart"))).close();
        RunLocks.take(List.of(module("cart"))).close();
    }

    @Test
    void allowSeveralExecutionsOfAModuleInOneRun() {
        RunLocks.take(List.of(module("cart"), module("cart"))).close();
    }

    private LaunchSpec module(String name) {
        return LaunchSpec.plain(name, directory.resolve(name), List.of(), List.of());
    }
}
