package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Rewriting.Kept;
import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AssertStatement;
import org.eclipse.jdt.core.dom.MethodInvocation;

/**
 * Finds what tear-downs check. A check after each test belongs to each test: run once, it sees only what all of them leave
 * together, and no longer who left it.
 */
final class Checks {

    /** Of whatever library: {@code assertEquals}, {@code verifyNoMoreInteractions}, {@code fail}. */
    private static final Pattern CHECK = Pattern.compile("(assert|verify|fail)([A-Z]\\w*)?");

    private Checks() {}

    /** The first check of a tear-down of the class, of a class above it, or of an heir of one of these. */
    static Optional<Kept> inTearDowns(Lineage lineage) {
        return lineage.line().stream()
                .flatMap(owner -> Stream.concat(Stream.of(owner), lineage.heirs(owner).stream()))
                .distinct()
                .flatMap(owner -> inTearDowns(owner, Lineage.of(owner, lineage.sources())))
                .findFirst();
    }

    private static Stream<Kept> inTearDowns(ParsedClass owner, Lineage lineage) {
        return FixtureMoves.of(owner, Phase.AFTER, lineage)
                .flatMap(fixture -> in(CalledCode.of(owner, fixture.method(), lineage)));
    }

    /** Each check in code, and in what it calls. */
    static Stream<Kept> in(CalledCode code) {
        return code.parts().entrySet().stream().flatMap(part -> nodes(part.getKey()).stream()
                .map(node -> new Kept(KeptCode.CHECKS_EACH_TEST, Evidence.at(part.getValue(), node))));
    }

    private static List<ASTNode> nodes(ASTNode code) {
        List<ASTNode> found = new ArrayList<>();
        code.accept(new ASTVisitor() {
            @Override
            public boolean visit(MethodInvocation call) {
                if (CHECK.matcher(call.getName().getIdentifier()).matches()) {
                    found.add(call);
                }
                return true;
            }

            @Override
            public boolean visit(AssertStatement statement) {
                return found.add(statement);
            }
        });
        return found;
    }
}
