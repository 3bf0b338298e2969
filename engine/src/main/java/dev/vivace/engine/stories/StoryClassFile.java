package dev.vivace.engine.stories;

import dev.vivace.engine.model.StoryClass.Scope;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jdt.core.ToolFactory;
import org.eclipse.jdt.core.util.IAnnotation;
import org.eclipse.jdt.core.util.IAnnotationComponentValue;
import org.eclipse.jdt.core.util.IClassFileAttribute;
import org.eclipse.jdt.core.util.IClassFileReader;
import org.eclipse.jdt.core.util.IMethodInfo;
import org.eclipse.jdt.core.util.IRuntimeVisibleAnnotationsAttribute;

/** What a class file says of stories; nothing of it is loaded. */
final class StoryClassFile {

    private static final String STORIES = "dev.vivace.stories.";
    private static final String FIXTURE_SETUP = STORIES + "FixtureSetup";
    private static final List<String> SET_UPS = List.of("org.junit.jupiter.api.BeforeEach", "org.junit.Before");
    private static final List<String> TESTS = List.of(
            "org.junit.jupiter.api.Test",
            "org.junit.jupiter.api.RepeatedTest",
            "org.junit.jupiter.api.TestFactory",
            "org.junit.jupiter.api.TestTemplate",
            "org.junit.jupiter.params.ParameterizedTest",
            "org.junit.Test");

    private final IClassFileReader content;

    private StoryClassFile(IClassFileReader content) {
        this.content = content;
    }

    /** The class in these bytes; empty where they are none. */
    static Optional<StoryClassFile> of(byte[] bytes) {
        return Optional.ofNullable(ToolFactory.createDefaultClassFileReader(
                        new ByteArrayInputStream(bytes), IClassFileReader.ALL_BUT_METHOD_BODIES))
                .map(StoryClassFile::new);
    }

    /** The binary name of its superclass; empty for those of the JDK. */
    Optional<String> parent() {
        return Optional.ofNullable(content.getSuperclassName())
                .map(StoryClassFile::named)
                .filter(name -> !name.startsWith("java."));
    }

    /** The classes whose set-ups it uses; empty where it says nothing of that. */
    Optional<List<String>> providers() {
        return annotations(content.getAttributes())
                .filter(annotation -> FIXTURE_SETUP.equals(nameOf(annotation)))
                .map(StoryClassFile::classes)
                .findFirst();
    }

    private static List<String> classes(IAnnotation annotation) {
        return Stream.of(annotation.getComponents())
                .filter(component -> new String(component.getComponentName()).equals("value"))
                .flatMap(component -> Stream.of(component.getComponentValue().getAnnotationComponentValues()))
                .map(IAnnotationComponentValue::getClassInfo)
                .map(constant -> typeOf(constant.getUtf8Value()))
                .toList();
    }

    /** How often it is set up, where it says so. */
    Optional<Scope> scope() {
        return annotations(content.getAttributes())
                .map(annotation -> switch (nameOf(annotation)) {
                    case STORIES + "Singular" -> Scope.SINGULAR;
                    case STORIES + "FixtureScope" -> isForTheRun(annotation) ? Scope.RUN : Scope.CONSUMER;
                    default -> Scope.CONSUMER;
                })
                .filter(scope -> scope != Scope.CONSUMER)
                .max(Comparator.naturalOrder());
    }

    private static boolean isForTheRun(IAnnotation scope) {
        return Stream.of(scope.getComponents())
                .map(component -> component.getComponentValue().getEnumConstantName())
                .anyMatch(name -> new String(name).equals("RUN"));
    }

    /** Whether its tests leave their fixtures as they are, where it says so or the contrary. */
    Optional<Boolean> safety() {
        return safety(content.getAttributes());
    }

    /** Whether it, or a method of it, says anything of stories. */
    boolean isMarked() {
        return Stream.concat(
                        Stream.<IClassFileAttribute[]>of(content.getAttributes()),
                        Stream.of(content.getMethodInfos()).map(IMethodInfo::getAttributes))
                .flatMap(StoryClassFile::annotations)
                .anyMatch(annotation -> nameOf(annotation).startsWith(STORIES));
    }

    /** The names of its own methods that set it up. */
    List<String> setUps() {
        return methods(SET_UPS).map(method -> new String(method.getName())).toList();
    }

    /** Its own tests, each with what it says of its safety. */
    List<Test> tests() {
        return methods(TESTS)
                .map(method -> new Test(
                        new String(method.getName()) + new String(method.getDescriptor()),
                        new String(method.getName()),
                        safety(method.getAttributes())))
                .toList();
    }

    /**
     * A test method.
     *
     * @param signature what a method that overrides it has, too
     */
    record Test(String signature, String name, Optional<Boolean> safety) {}

    private Stream<IMethodInfo> methods(List<String> marks) {
        return Stream.of(content.getMethodInfos()).filter(method -> annotations(method.getAttributes())
                .map(StoryClassFile::nameOf)
                .anyMatch(marks::contains));
    }

    private static Optional<Boolean> safety(IClassFileAttribute[] attributes) {
        List<String> names = annotations(attributes).map(StoryClassFile::nameOf).toList();
        if (names.contains(STORIES + "Unsafe")) {
            return Optional.of(false);
        }
        return names.contains(STORIES + "Safe") ? Optional.of(true) : Optional.empty();
    }

    private static Stream<IAnnotation> annotations(IClassFileAttribute[] attributes) {
        List<IAnnotation> found = new ArrayList<>();
        for (IClassFileAttribute attribute : attributes) {
            if (attribute instanceof IRuntimeVisibleAnnotationsAttribute visible) {
                found.addAll(List.of(visible.getAnnotations()));
            }
        }
        return found.stream();
    }

    private static String nameOf(IAnnotation annotation) {
        return typeOf(annotation.getTypeName());
    }

    /** From the form {@code Lpkg/Type;}. */
    private static String typeOf(char[] descriptor) {
        return named(descriptor).substring(1, descriptor.length - 1);
    }

    private static String named(char[] internal) {
        return new String(internal).replace('/', '.');
    }
}
