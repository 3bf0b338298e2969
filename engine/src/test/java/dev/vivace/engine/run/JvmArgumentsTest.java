package dev.vivace.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.project.LaunchJvm;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JvmArgumentsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-agentlib:jdwp=transport=dt_socket,server=y,suspend=n,address=5005",
                "-Dcom.sun.management.jmxremote.port=9010",
                "-javaagent:/repository/jmx_prometheus_javaagent.jar=8080:config.yaml",
                "-Xlog:gc:file=gc.log",
                "-XX:+AlwaysPreTouch",
                "@more-arguments"
            })
    void tellWhatASecondJvmWouldDisturb(String argument) {
        assertThat(arguments("-Xmx1g", argument).loner()).contains(argument);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-Xmx1g",
                "-ea",
                "-Duser.language=de",
                "--add-opens=java.base/java.lang=ALL-UNNAMED",
                "-Xlog:gc",
                "-javaagent:/repository/org.jacoco.agent-0.8.13-runtime.jar=destfile=/tmp/a/b.exec",
                "-javaagent:C:\\repository\\mockito-core-5.18.0.jar"
            })
    void letJvmsLiveSideBySideWhereNothingIsShared(String argument) {
        assertThat(arguments(argument).loner()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-javaagent:/repository/org.jacoco.agent-0.8.13-runtime.jar=destfile=x",
                "-Xshare:off",
                "-XX:SharedArchiveFile=own.jsa",
                "-XX:AOTCache=own.aot",
                "-Xbootclasspath/a:more.jar",
                "-Djava.system.class.loader=own.Loader",
                "--patch-module"
            })
    void tellWhatRulesAnArchiveOut(String argument) {
        assertThat(arguments(argument, "-Xmx1g").obstacle()).contains(argument);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-Xint",
                "-XX:TieredStopAtLevel=1",
                "-XX:-TieredCompilation",
                "-XX:CompileThresholdScaling=2",
                "-XX:+UseJVMCICompiler",
                "-XX:PerMethodRecompilationCutoff=10",
                "-XX:Flags=.hotspotrc",
                "-XX:VMOptionsFile=options",
                "@more-arguments"
            })
    void tellThatTheProjectDecidesWhatIsCompiled(String argument) {
        assertThat(arguments("-Xmx1g", argument).chooseCompiler()).isTrue();
        assertThat(arguments("-Xmx1g", "-ea").chooseCompiler()).isFalse();
    }

    @Test
    void countVariablesThatTheJvmReads() {
        LaunchJvm plain = jvm(List.of("-Xmx1g"), Map.of(), List.of());
        Map<String, String> inherited = Map.of("JAVA_TOOL_OPTIONS", "-Xshare:off  -Dx=y");

        assertThat(JvmArguments.of(plain, inherited).all()).containsExactly("-Xshare:off", "-Dx=y", "-Xmx1g");
        assertThat(JvmArguments.of(jvm(List.of(), Map.of(), List.of("JAVA_TOOL_OPTIONS")), inherited)
                        .all())
                .isEmpty();
        assertThat(JvmArguments.of(jvm(List.of(), Map.of("JAVA_TOOL_OPTIONS", "-Xint"), List.of()), inherited)
                        .all())
                .containsExactly("-Xint");
    }

    private static JvmArguments arguments(String... arguments) {
        return JvmArguments.of(jvm(List.of(arguments), Map.of(), List.of()), Map.of());
    }

    private static LaunchJvm jvm(List<String> arguments, Map<String, String> environment, List<String> excluded) {
        LaunchJvm plain = LaunchJvm.plain(Path.of("here"), List.of());
        return new LaunchJvm(
                plain.javaHome(),
                arguments,
                true,
                Map.of(),
                environment,
                excluded,
                plain.workingDirectory(),
                List.of(),
                List.of(),
                plain.modules());
    }
}
