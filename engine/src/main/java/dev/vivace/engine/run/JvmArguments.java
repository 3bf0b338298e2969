package dev.vivace.engine.run;

import dev.vivace.engine.project.LaunchJvm;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Everything that tells a JVM how to run: its command line and the variables that it reads.
 *
 * @param all in the sequence in which they count
 */
record JvmArguments(List<String> all) {

    private static final List<String> VARIABLES = List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS");

    /** What opens a port, writes a file of its own, takes all memory at once or runs code of the project at start. */
    private static final List<String> LONERS = List.of(
            "-agentlib:",
            "-agentpath:",
            "-Xrun",
            "-Dcom.sun.management.",
            "-Djava.system.class.loader",
            "-Djava.security.manager",
            "-XX:StartFlightRecording",
            "-XX:+AlwaysPreTouch",
            "-XX:+UseLargePages",
            "-XX:+LogVMOutput",
            "-Xloggc:",
            "-XX:Flags=",
            "-XX:VMOptionsFile",
            "@");

    private static final Pattern LOG_FILE = Pattern.compile("-Xlog:.*(file=|\\.log|\\.txt).*");

    /** What an archive would not survive, or what asks for another one. */
    private static final List<String> OBSTACLES = List.of(
            "-javaagent:",
            "-agentlib:",
            "-agentpath:",
            "-Xrun",
            "-Xshare",
            "-Xlog",
            "-verbose",
            "-Xbootclasspath",
            "-XX:SharedArchiveFile",
            "-XX:SharedClassListFile",
            "-XX:ArchiveClassesAtExit",
            "-XX:DumpLoadedClassList",
            "-XX:+AutoCreateSharedArchive",
            "-XX:AOT",
            "-XX:+AOT",
            "-XX:-AOT",
            "-XX:Flags=",
            "-XX:VMOptionsFile",
            "--patch-module",
            "--upgrade-module-path",
            "--limit-modules",
            "--module-path",
            "-p",
            "-Djava.system.class.loader",
            "@");

    /** Agents that do nothing before classes are loaded and share their files with other JVMs. */
    private static final Pattern SOCIABLE_AGENT =
            Pattern.compile("(org\\.)?jacoco.*|mockito-core.*|byte-buddy-agent.*", Pattern.CASE_INSENSITIVE);

    /** What says when methods are compiled, or may say it in a file. */
    private static final Pattern COMPILER = Pattern.compile(
            "-Xint|-Xcomp|-Xmixed|-Xbatch|-client|-server|@.*|-XX:.*(Tier|Compil|JVMCI|OnStackReplace|Flags=|OptionsFile=).*",
            Pattern.CASE_INSENSITIVE);

    JvmArguments {
        all = List.copyOf(all);
    }

    /**
     * The arguments of this JVM.
     *
     * @param inherited variables of our own process
     */
    static JvmArguments of(LaunchJvm jvm, Map<String, String> inherited) {
        List<String> all = new ArrayList<>();
        VARIABLES.stream()
                .flatMap(name -> variable(name, jvm, inherited).stream())
                .flatMap(text -> Stream.of(text.split("\\s+")))
                .filter(Predicate.not(String::isEmpty))
                .forEach(all::add);
        all.addAll(jvm.arguments());
        return new JvmArguments(all);
    }

    private static Optional<String> variable(String name, LaunchJvm jvm, Map<String, String> inherited) {
        String own = jvm.environment().get(name);
        return own == null && !jvm.excludedEnvironment().contains(name)
                ? Optional.ofNullable(inherited.get(name))
                : Optional.ofNullable(own);
    }

    /** The argument because of which a second JVM must not start before the first has ended. */
    Optional<String> loner() {
        return all.stream().filter(JvmArguments::isLoner).findFirst();
    }

    private static boolean isLoner(String argument) {
        return LONERS.stream().anyMatch(argument::startsWith)
                || LOG_FILE.matcher(argument).matches()
                || argument.startsWith("-javaagent:") && !isSociable(argument.substring("-javaagent:".length()));
    }

    private static boolean isSociable(String agent) {
        String jar = agent.replaceFirst("=.*", "").replaceFirst(".*[/\\\\]", "");
        return SOCIABLE_AGENT.matcher(jar).matches();
    }

    /** Whether they may say when methods are compiled. */
    boolean chooseCompiler() {
        return all.stream().anyMatch(argument -> COMPILER.matcher(argument).matches());
    }

    /** The argument because of which there can be no archive of classes. */
    Optional<String> obstacle() {
        return all.stream()
                .filter(argument -> OBSTACLES.stream().anyMatch(argument::startsWith))
                .findFirst();
    }

    /** Those on which an archive depends: properties are set long after it was opened. */
    List<String> withoutProperties() {
        return all.stream().filter(argument -> !argument.startsWith("-D")).toList();
    }
}
