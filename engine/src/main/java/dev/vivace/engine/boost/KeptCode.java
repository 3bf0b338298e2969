package dev.vivace.engine.boost;

import java.util.Locale;

/** Why fixtures stay as they are. */
public enum KeptCode {
    NO_SOURCE("The source of the class is not among the sources of the tests."),
    NO_FIXTURE("Nothing of the class runs before or after each test."),
    ONE_TEST("The class has fewer than two tests."),
    TEST_NAME("A fixture asks which test runs."),
    PER_TEST_RULE("There is, or a fixture needs, a rule or an injected field that means something only for each test."),
    PARAMETERIZED("A fixture needs the parameters of the class."),
    CONSTRUCTOR("A fixture needs what the constructor sets."),
    LIBRARY_SUPERCLASS("A fixture needs an instance member of a class without source."),
    OVERRIDDEN("Another class overrides a method that would have to be static."),
    HIDDEN_FIXTURE("A class-level fixture would run twice, because one of the same name hides it."),
    ABSTRACT_METHOD("A fixture calls an abstract method, which cannot be static."),
    TYPE_PARAMETER("A member that would have to be static uses a type parameter of the class."),
    INNER_CLASS("An inner class has no static members."),
    NEEDS_INSTANCE("A fixture hands out the test's instance, or asks for its class."),
    IS_TEST("A fixture, or a method that it needs, is a test itself."),
    CHECKS_EACH_TEST("A tear-down checks what each test leaves behind; only --whole lets it run once."),
    ENDS_EACH_TEST("A tear-down ends what tests themselves begin; only --whole lets it run once."),
    MOCKS("Mocks are made anew for each test, behind the back of a class-level fixture."),
    NAMED_FIXTURES("JUnit 3 has no fixtures for a class, and a condition in the set-up would not do."),
    DOES_NOT_COMPILE("The rewritten class does not compile."),
    CHEAP_FIXTURES("Its fixtures take too little time."),
    ALREADY_FAILS("The class has tests that fail before any change."),
    ALREADY_ORDER_DEPENDENT("Tests depend on their order before any change."),
    FLAKY("Tests fail by chance before any change."),
    OTHER_VERDICTS("Tests end differently with the change."),
    TAKES_TOO_LONG("The time that a class has, which --budget sets, was over."),
    NOT_RUN("Something else went wrong."),
    INTERRUPTED("It was interrupted."),
    ORDER_DEPENDENT("Tests fail in some order, whatever calls of fixtures are added."),
    NO_GAIN("The rewritten class is not faster.");

    private final String explanation;

    KeptCode(String explanation) {
        this.explanation = explanation;
    }

    /** One sentence for people. */
    public String explanation() {
        return explanation;
    }

    /** The word for machines. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
