package dev.vivace.engine.boost;

import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.ITypeBinding;

/** Which rules of JUnit 4 mean the same for a class. */
final class Rules {

    static final String RULE = "org.junit.Rule";
    static final String CLASS_RULE = "org.junit.ClassRule";

    private static final String RESOURCE = "org.junit.rules.ExternalResource";
    private static final String TEST_NAME = "org.junit.rules.TestName";

    private Rules() {}

    static boolean isRule(FieldDeclaration field) {
        return Declarations.annotation(field, RULE).isPresent();
    }

    /** Only a resource is just there before and gone after; others watch tests, or catch what they throw. */
    static boolean canMove(FieldDeclaration field) {
        return isRule(field) && is(field, RESOURCE);
    }

    static Optional<KeptCode> obstacle(FieldDeclaration field) {
        if (canMove(field)) {
            return Optional.empty();
        }
        return Optional.of(is(field, TEST_NAME) ? KeptCode.TEST_NAME : KeptCode.PER_TEST_RULE);
    }

    private static boolean is(FieldDeclaration field, String ancestor) {
        ITypeBinding type = field.getType().resolveBinding();
        return type != null
                && Stream.concat(Stream.of(type), Declarations.ancestors(type).stream())
                        .anyMatch(some -> Member.nameOf(some).equals(ancestor));
    }
}
