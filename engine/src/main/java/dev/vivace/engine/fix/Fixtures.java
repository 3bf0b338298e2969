package dev.vivace.engine.fix;

import dev.vivace.engine.fix.Framework.Phase;
import dev.vivace.engine.fix.TestSources.ParsedClass;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;

/** The methods of a class that run before and after tests. */
final class Fixtures {

    private Fixtures() {}

    /**
     * Those of this phase, in the sequence of the file.
     *
     * @param tested the class whose tests run: the owner or an heir
     */
    static Stream<MethodDeclaration> of(ParsedClass owner, Phase phase, ITypeBinding tested) {
        return owner.methods()
                .filter(method -> method.resolveBinding() != null && method.getBody() != null)
                .filter(method -> Framework.phaseOf(method.resolveBinding(), tested)
                        .filter(phase::equals)
                        .isPresent());
    }

    static Optional<MethodDeclaration> first(ParsedClass owner, Phase phase) {
        return of(owner, phase, owner.binding()).findFirst();
    }
}
