package dev.vivace.cli;

import java.util.List;

/**
 * What stands before {@code --} is for us, what stands behind it is for Maven.
 *
 * @param own arguments of Vivace
 * @param forMaven arguments of Maven
 */
record SplitArguments(List<String> own, List<String> forMaven) {

    SplitArguments {
        own = List.copyOf(own);
        forMaven = List.copyOf(forMaven);
    }

    static SplitArguments of(List<String> arguments) {
        int border = arguments.indexOf("--");
        return border < 0
                ? new SplitArguments(arguments, List.of())
                : new SplitArguments(arguments.subList(0, border), arguments.subList(border + 1, arguments.size()));
    }
}
