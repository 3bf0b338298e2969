package dev.vivace.engine.boost;

import dev.vivace.engine.boost.Rewriting.Kept;
import dev.vivace.engine.source.Framework;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SingleVariableDeclaration;

/** Finds out whether a fixture asks which test runs. */
final class TestQuestions {

    private static final String TEST_INFO = "org.junit.jupiter.api.TestInfo";
    private static final Set<String> ABOUT_TESTS = Set.of(
            "org.junit.jupiter.api.RepetitionInfo",
            "java.lang.reflect.Method",
            "org.testng.ITestResult",
            "java.lang.Object[]");

    private TestQuestions() {}

    static Optional<Kept> in(ParsedClass owner, MethodDeclaration fixture) {
        List<Kept> found = new ArrayList<>();
        for (Object parameter : fixture.parameters()) {
            ITypeBinding type =
                    ((SingleVariableDeclaration) parameter).getType().resolveBinding();
            if (type != null && ABOUT_TESTS.contains(type.getQualifiedName())) {
                found.add(new Kept(KeptCode.TEST_NAME, Evidence.at(owner, (SingleVariableDeclaration) parameter)));
            }
        }
        fixture.accept(new ASTVisitor() {
            @Override
            public boolean visit(MethodInvocation call) {
                if (asks(call)) {
                    found.add(new Kept(KeptCode.TEST_NAME, Evidence.at(owner, call)));
                }
                return true;
            }
        });
        return found.stream().findFirst();
    }

    private static boolean asks(MethodInvocation call) {
        if (call.resolveMethodBinding() == null) {
            return false;
        }
        ITypeBinding declaring = call.resolveMethodBinding().getDeclaringClass();
        String name = call.getName().getIdentifier();
        return Member.nameOf(declaring).equals(TEST_INFO) && !name.equals("getTestClass")
                || Framework.isTestCase(declaring) && name.equals("getName");
    }
}
