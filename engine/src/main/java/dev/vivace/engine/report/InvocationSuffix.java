package dev.vivace.engine.report;

import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Tells the invocations of parameterised classes apart: {@code isOne()[2]}, or {@code isOne(int)[2][1]} for the first
 * invocation of the method in the second of the class.
 *
 * @param ofClass {@code [2]}; empty where the class is not parameterised
 * @param ofMethod {@code [1]}; empty where the method is not
 */
record InvocationSuffix(String ofClass, String ofMethod) {

    private static final Pattern CLASS = Pattern.compile("\\[class-template-invocation:#?([^]]*)]");
    private static final Pattern METHOD = Pattern.compile("\\[test-template-invocation:#?([^]]*)]");

    static InvocationSuffix of(String uniqueId) {
        return new InvocationSuffix(indices(CLASS, uniqueId), indices(METHOD, uniqueId));
    }

    private static String indices(Pattern segment, String uniqueId) {
        return segment.matcher(uniqueId)
                .results()
                .map(result -> "[" + result.group(1) + "]")
                .collect(Collectors.joining());
    }

    boolean isOfClass() {
        return !ofClass.isEmpty();
    }

    /** The name with the class's index before the method's, unless it has it already. */
    String appendTo(String name) {
        String wanted = ofClass + ofMethod;
        if (!isOfClass() || name.endsWith(wanted)) {
            return name;
        }
        return !ofMethod.isEmpty() && name.endsWith(ofMethod)
                ? name.substring(0, name.length() - ofMethod.length()) + wanted
                : name + ofClass;
    }
}
