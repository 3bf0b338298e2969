package dev.vivace.engine.project;

import java.util.LinkedHashMap;
import java.util.Map;

/** The placeholders that stand for a JVM's number in what Surefire passes to it. */
final class ForkNumber {

    private ForkNumber() {}

    static String replace(String text, int number) {
        String digits = Integer.toString(number);
        return text.replace("${surefire.threadNumber}", digits).replace("${surefire.forkNumber}", digits);
    }

    static Map<String, String> replace(Map<String, String> texts, int number) {
        Map<String, String> replaced = new LinkedHashMap<>();
        texts.forEach((key, value) -> replaced.put(key, replace(value, number)));
        return replaced;
    }
}
