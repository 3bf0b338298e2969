package dev.vivace.engine.source;

import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;

/** The methods of a class that run before and after tests. */
public final class Fixtures {

    private Fixtures() {}

    /**
     * Those of this phase, in the sequence of the file.
     *
     * @param tested the class whose tests run: the owner or an heir
     */
    public static Stream<MethodDeclaration> of(ParsedClass owner, Phase phase, ITypeBinding tested) {
        return owner.methods()
                .filter(method -> method.resolveBinding() != null && method.getBody() != null)
                .filter(method -> Framework.phaseOf(method.resolveBinding(), tested)
                        .filter(phase::equals)
                        .isPresent());
    }

    public static Optional<MethodDeclaration> first(ParsedClass owner, Phase phase) {
        return of(owner, phase, owner.binding()).findFirst();
    }
}
