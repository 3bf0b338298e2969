package dev.vivace.engine.project;

import dev.vivace.engine.model.TestCatalog;
import dev.vivace.engine.model.TestCatalog.Entry;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Test classes whose authors say in which order their tests run: whoever says so knows that they depend on it. */
public final class FixedOrders {

    /** As class files name them. */
    private static final List<String> ANNOTATIONS =
            List.of("Lorg/junit/jupiter/api/TestMethodOrder;", "Lorg/junit/FixMethodOrder;", "Lspock/lang/Stepwise;");

    private FixedOrders() {}

    /** Finds them, or those around them, among these tests; a superclass that says so for its heirs is not looked at. */
    public static Set<String> in(LaunchSpec.Selection selection, TestCatalog catalog) {
        Map<String, String> outermost = new HashMap<>();
        for (Entry entry : catalog.entries()) {
            outermost.put(entry.testClass(), entry.testClass());
            outermost.put(entry.id().className(), entry.testClass());
        }
        return outermost.entrySet().stream()
                .filter(entry -> selection.testClasses().stream().anyMatch(place -> of(entry.getKey(), place)))
                .map(Map.Entry::getValue)
                .collect(Collectors.toSet());
    }

    /** Whether this class is one, and in this directory or jar. */
    static boolean of(String className, Path place) {
        return new ClassFiles(List.of(place))
                .find(className)
                // Every annotation is named in the constant pool, where text is as good as ASCII here.
                .map(bytes -> new String(bytes, StandardCharsets.ISO_8859_1))
                .filter(text -> ANNOTATIONS.stream().anyMatch(text::contains))
                .isPresent();
    }
}
