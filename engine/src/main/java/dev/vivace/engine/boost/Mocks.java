package dev.vivace.engine.boost;

import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.Objects;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.ITypeBinding;

/** Who makes the mocks of a class. */
final class Mocks {

    private Mocks() {}

    /** Whether a runner, an extension or a rule fills annotated fields before each test. */
    static boolean areMadeByFramework(ParsedClass owner) {
        return Stream.iterate(owner.binding(), Objects::nonNull, ITypeBinding::getSuperclass)
                        .flatMap(type -> Stream.of(type.getAnnotations()))
                        .anyMatch(annotation -> annotation.toString().contains("Mockito"))
                || Declarations.fields(owner)
                        .anyMatch(field -> field.getType().toString().endsWith("MockitoRule"));
    }
}
