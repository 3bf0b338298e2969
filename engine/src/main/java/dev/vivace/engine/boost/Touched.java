package dev.vivace.engine.boost;

import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.TypeDeclaration;

/** Whose tests a change touches. */
final class Touched {

    private Touched() {}

    /** The tested class first, then all others that are changed or inherit from a changed one; none that is abstract. */
    static List<String> by(Lineage lineage, List<ParsedClass> changed) {
        Set<String> names = new LinkedHashSet<>();
        add(names, lineage.tested());
        changed.forEach(owner -> {
            add(names, owner);
            lineage.heirs(owner).forEach(heir -> add(names, heir));
        });
        return List.copyOf(names);
    }

    private static void add(Set<String> names, ParsedClass type) {
        if (!Modifier.isAbstract(type.type().getModifiers())) {
            names.add(Member.nameOf(type.binding()));
        }
        addNested(names, type.type());
    }

    /** Tests of nested classes run with the fixtures around them. */
    private static void addNested(Set<String> names, AbstractTypeDeclaration type) {
        for (Object member : type.bodyDeclarations()) {
            if (member instanceof TypeDeclaration nested
                    && Declarations.annotation(nested, "org.junit.jupiter.api.Nested")
                            .isPresent()) {
                names.add(Member.nameOf(nested.resolveBinding()));
                addNested(names, nested);
            }
        }
    }
}
