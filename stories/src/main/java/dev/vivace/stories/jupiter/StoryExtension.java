package dev.vivace.stories.jupiter;

import dev.vivace.stories.Fixture;
import dev.vivace.stories.FixtureSetup;
import dev.vivace.stories.core.Session;
import dev.vivace.stories.core.StoryProblem;
import dev.vivace.stories.core.TestCase;
import dev.vivace.stories.core.Visit;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.AfterTestExecutionCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.BeforeTestExecutionCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/** Runs the set-ups and tear-downs of stories in place of Jupiter, which runs everything else. */
public final class StoryExtension
        implements BeforeEachCallback,
                BeforeTestExecutionCallback,
                AfterTestExecutionCallback,
                AfterEachCallback,
                InvocationInterceptor,
                ParameterResolver {

    private static final ExtensionContext.Namespace OURS = ExtensionContext.Namespace.create(StoryExtension.class);

    @Override
    public void beforeEach(ExtensionContext context) throws Exception {
        Session session = JupiterSession.of(context);
        List<Object> instances = context.getRequiredTestInstances().getAllInstances();
        instances.stream().skip(1).forEach(inner -> session.enterInner(inner.getClass()));
        Object outermost = instances.get(0);
        TestCase test = new TestCase(context.getRequiredTestClass(), context.getRequiredTestMethod());
        JupiterCaller caller = new JupiterCaller(context);
        Optional<Visit> visit = session.visit(outermost.getClass(), test, caller);
        if (visit.isPresent() && hasAnInstanceForEachTest(outermost.getClass(), context)) {
            checkOnce(session, outermost.getClass(), context);
            caller.calls(visit.get());
            begin(visit.get(), instances, context);
        }
    }

    /** A provider may do without; it cannot be one then, but its own tests are none of our business. */
    private static boolean hasAnInstanceForEachTest(Class<?> type, ExtensionContext context) {
        boolean has = isPerMethod(context);
        if (!has && type.isAnnotationPresent(FixtureSetup.class)) {
            throw new StoryProblem(
                    "All tests of " + type.getName() + " have one instance, which stories cannot make new for each.",
                    "the usual life of instances; what is expensive can have @FixtureScope(RUN)");
        }
        return has;
    }

    private static boolean isPerMethod(ExtensionContext context) {
        return context.getTestInstanceLifecycle()
                .map(TestInstance.Lifecycle.PER_METHOD::equals)
                .orElse(true);
    }

    private static void checkOnce(Session session, Class<?> type, ExtensionContext context) {
        context.getParent().orElseThrow().getStore(OURS).getOrComputeIfAbsent(type, key -> {
            ProviderExtensions.check(session, type);
            return true;
        });
    }

    private static void begin(Visit visit, List<Object> instances, ExtensionContext context) throws Exception {
        context.getStore(OURS).put(Visit.class, visit);
        if (instances.size() > 1) {
            visit.nested();
        }
        Thrown.byAny(() -> visit.begin(instances.get(0)));
        visit.enter(instances.get(0));
    }

    @Override
    public void interceptBeforeEachMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        Optional<Visit> visit = visit(context).filter(each -> isOfStory(method, context));
        if (visit.isEmpty() || visit.get().isTurnOfSetUp(method.getExecutable())) {
            invocation.proceed();
        } else {
            invocation.skip();
        }
    }

    @Override
    public void beforeTestExecution(ExtensionContext context) throws Exception {
        Optional<Visit> visit = visit(context);
        if (visit.isPresent()) {
            Thrown.byAny(visit.get()::finishSetUps);
        }
    }

    @Override
    public void afterTestExecution(ExtensionContext context) {
        visit(context)
                .ifPresent(visit -> visit.settle(context.getExecutionException().orElse(null)));
    }

    @Override
    public void interceptAfterEachMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        Optional<Visit> visit = visit(context).filter(each -> isOfStory(method, context));
        if (visit.isEmpty() || visit.get().isTurnOfTearDown(method.getExecutable())) {
            invocation.proceed();
        } else {
            invocation.skip();
        }
    }

    @Override
    public void afterEach(ExtensionContext context) throws Exception {
        Optional<Visit> visit = visit(context);
        if (visit.isPresent()) {
            Thrown.byAny(() -> visit.get().leave(context.getExecutionException().orElse(null)));
        }
    }

    /** What a provider makes for its whole class must live as long as somebody may use it. */
    @Override
    public void interceptBeforeAllMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        Session session = JupiterSession.of(context);
        if (isPerMethod(context) && session.hasClassFixtures(context.getRequiredTestClass())) {
            invocation.skip();
            session.beforeClass(context.getRequiredTestClass(), new JupiterCaller(context));
        } else {
            invocation.proceed();
        }
    }

    @Override
    public void interceptAfterAllMethod(
            Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        Session session = JupiterSession.of(context);
        if (isPerMethod(context) && session.hasClassFixtures(context.getRequiredTestClass())) {
            invocation.skip();
        } else {
            session.afterClass(context.getRequiredTestClass());
            invocation.proceed();
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.isAnnotated(Fixture.class)
                && JupiterCaller.calling().or(() -> visit(context)).isPresent();
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        Visit visit = JupiterCaller.calling().or(() -> visit(context)).orElseThrow();
        return visit.resolve(parameter.getParameter(), parameter.getTarget());
    }

    private static Optional<Visit> visit(ExtensionContext context) {
        return Optional.ofNullable(context.getStore(OURS).get(Visit.class, Visit.class));
    }

    /** Set-ups of nested classes are Jupiter's. */
    private static boolean isOfStory(ReflectiveInvocationContext<Method> method, ExtensionContext context) {
        Object outermost = context.getRequiredTestInstances().getAllInstances().get(0);
        return method.getTarget().filter(target -> target == outermost).isPresent();
    }
}
