package dev.vivace.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MachineTest {

    @Test
    void takesTheJdkFromMavenItself() {
        MavenVersion version = MavenVersion.parse(
                """
                \u001b[1mApache Maven 3.9.9\u001b[m
                Maven home: /opt/maven
                Java version: 21.0.5, vendor: Some Body, runtime: /opt/jdk
                Default locale: en, platform encoding: UTF-8
                """);

        assertThat(version).hasToString("Maven 3.9.9 on JDK 21.0.5 (Some Body)");
        assertThat(MavenVersion.parse("")).hasToString("Maven unknown on JDK unknown");
    }

    @Test
    void readsMemoryWhateverTheSizeOfPages() {
        assertThat(MemoryWatch.resident("Name:\tjava\nVmHWM:\t  900 kB\nVmRSS:\t  300 kB\n"))
                .hasValue(307_200);
        assertThat(MemoryWatch.resident("Name:\tkthreadd\n")).isEmpty();
    }
}
