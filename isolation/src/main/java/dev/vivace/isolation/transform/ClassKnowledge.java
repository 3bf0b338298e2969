package dev.vivace.isolation.transform;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/** The facts about all classes that are visible from one place. Each is read once. */
final class ClassKnowledge {

    private final ClassSource source;
    private final Frozen frozen;
    private final Map<String, Optional<ClassFacts>> known;
    private final Set<String> asked = new HashSet<>();

    ClassKnowledge(ClassSource source, Frozen frozen) {
        this(source, frozen, new ConcurrentHashMap<>());
    }

    private ClassKnowledge(ClassSource source, Frozen frozen, Map<String, Optional<ClassFacts>> known) {
        this.source = source;
        this.frozen = frozen;
        this.known = known;
    }

    /** The same knowledge, for the transformation of one class, which notes what it is asked. */
    ClassKnowledge noting() {
        return new ClassKnowledge(source, frozen, known);
    }

    /** The classes on which the answers that were given depend. */
    Set<String> asked() {
        return asked;
    }

    /**
     * Facts about a class that may have to be instrumented; empty for classes that are left alone or not found, and for
     * null, which is what {@code java.lang.Object} has for a superclass.
     */
    Optional<ClassFacts> of(String name) {
        if (name == null || frozen.contains(name)) {
            return Optional.empty();
        }
        Optional<ClassFacts> facts = known.get(name);
        if (facts == null) {
            facts = Optional.ofNullable(source.find(name)).flatMap(this::readable);
            known.put(name, facts);
        }
        if (asked.add(name)) {
            // Whether a class can be reset depends on these, whoever asked for the first time.
            facts.ifPresent(type -> type.interfaces().forEach(this::of));
        }
        return facts;
    }

    boolean isFrozen(String name) {
        return frozen.contains(name);
    }

    /** A class file that cannot be read, because it is of the future perhaps, is noticed when it is loaded itself. */
    private Optional<ClassFacts> readable(byte[] bytes) {
        try {
            return Optional.of(read(bytes));
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }

    private ClassFacts read(byte[] bytes) {
        ClassOutline outline = ClassOutline.of(bytes);
        InitialiserAnalysis analysis = analysed(outline);
        Set<String> kept = kept(outline, analysis);
        return new ClassFacts(outline, kept, hasState(outline, analysis, kept) || hasResettableInterface(outline));
    }

    private static boolean hasState(ClassOutline outline, InitialiserAnalysis analysis, Set<String> kept) {
        boolean nothingElse =
                analysis.isPure() && kept.size() == outline.statics().size();
        return !nothingElse && !isSwitchMap(outline);
    }

    /** Facts about a class of whose interfaces nothing is known: any may have to be initialised together with it. */
    static ClassFacts ofUnrelated(byte[] bytes) {
        ClassOutline outline = ClassOutline.of(bytes);
        InitialiserAnalysis analysis = analysed(outline);
        Set<String> kept = kept(outline, analysis);
        boolean perhaps = !outline.isInterface() && !outline.interfaces().isEmpty();
        return new ClassFacts(outline, kept, perhaps || hasState(outline, analysis, kept));
    }

    /**
     * Facts about a class that is made while the program runs. Whoever makes it may write its statics from outside, so
     * they are left alone; what it touches has to be guarded nevertheless.
     */
    static ClassFacts ofMade(byte[] bytes) {
        ClassOutline outline = ClassOutline.of(bytes);
        return new ClassFacts(outline, Set.copyOf(outline.statics().keySet()), false);
    }

    /** Whether a class that is made while the program runs keeps something that the program may change. */
    static boolean hasVariables(byte[] bytes) {
        ClassOutline outline = ClassOutline.of(bytes);
        Set<String> kept = kept(outline, analysed(outline));
        return outline.statics().values().stream()
                .anyMatch(field -> !kept.contains(field.key()) && !field.isOfGenerator());
    }

    private static InitialiserAnalysis analysed(ClassOutline outline) {
        InitialiserAnalysis analysis = new InitialiserAnalysis(outline);
        if (outline.initialiser() != null) {
            try {
                new Analyzer<>(analysis).analyze(outline.name(), outline.initialiser());
            } catch (AnalyzerException | IndexOutOfBoundsException e) {
                analysis.giveUp();
            }
        }
        return analysis;
    }

    private static Set<String> kept(ClassOutline outline, InitialiserAnalysis analysis) {
        Set<String> constant = analysis.constantFields();
        Set<String> kept = new HashSet<>();
        for (StaticField field : outline.statics().values()) {
            if (field.isKeptByNature() || field.isFinal() && constant.contains(field.key())) {
                kept.add(field.key());
            }
        }
        return kept;
    }

    /** What compilers make for a switch over an enum: numbers of constants, and a handler for those that are gone. */
    private static boolean isSwitchMap(ClassOutline outline) {
        return !outline.statics().isEmpty()
                && outline.statics().values().stream()
                        .allMatch(field -> field.name().startsWith("$SwitchMap$")
                                || field.name().startsWith("$EnumSwitchMapping$"));
    }

    private boolean hasResettableInterface(ClassOutline outline) {
        return !outline.isInterface()
                && outline.interfaces().stream()
                        .flatMap(this::initialisedWith)
                        .findAny()
                        .isPresent();
    }

    /** The interfaces that have to be initialised again together with a class, in the sequence of JVMS 5.5. */
    List<ClassFacts> initialisedWith(ClassFacts type) {
        return type.isInterface()
                ? List.of()
                : type.interfaces().stream()
                        .flatMap(this::initialisedWith)
                        .distinct()
                        .collect(Collectors.toList());
    }

    private Stream<ClassFacts> initialisedWith(String interfaceName) {
        return of(interfaceName).stream()
                .flatMap(facts -> Stream.concat(
                        facts.interfaces().stream().flatMap(this::initialisedWith),
                        Stream.of(facts).filter(own -> own.isResettable() && own.hasDefaultMethods())));
    }

    /** The class that declares a static field which is named through this class (JVMS 5.4.3.2). */
    Optional<ClassFacts> declaring(String owner, String field, String descriptor) {
        Optional<ClassFacts> facts = of(owner);
        if (facts.isEmpty() || facts.get().declares(field, descriptor)) {
            return facts;
        }
        for (String parent : facts.get().interfaces()) {
            Optional<ClassFacts> found = declaring(parent, field, descriptor);
            if (found.isPresent()) {
                return found;
            }
        }
        return facts.get().isInterface()
                ? Optional.empty()
                : declaring(facts.get().superName(), field, descriptor);
    }

    /** The class of a static method that has to be guarded by those who call it, through this class. */
    Optional<ClassFacts> guardedByCallers(String owner, String method, String descriptor) {
        Optional<ClassFacts> facts = of(owner);
        while (facts.isPresent() && !facts.get().isGuardedByCallers(method, descriptor)) {
            facts = of(facts.get().superName());
        }
        return facts;
    }

    /** Whether instances of a class are constants of an enum: it is one, or the body of one of its constants. */
    boolean isOfConstants(ClassFacts type) {
        return !type.isInterface()
                && (type.isEnum()
                        || of(type.superName()).filter(ClassFacts::isEnum).isPresent());
    }

    /** The class itself or its nearest ancestor that has to be initialised again before the class is used. */
    Optional<ClassFacts> nearestResettable(String name) {
        Optional<ClassFacts> facts = of(name);
        while (facts.isPresent() && !facts.get().isResettable()) {
            String superName = facts.get().superName();
            facts = superName == null ? Optional.empty() : of(superName);
        }
        return facts;
    }
}
