package dev.vivace.isolation.transform;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/** The facts about all classes that are visible from one place. Each is read once. */
final class ClassKnowledge {

    private final ClassSource source;
    private final Frozen frozen;
    private final Map<String, Optional<ClassFacts>> known = new ConcurrentHashMap<>();

    ClassKnowledge(ClassSource source, Frozen frozen) {
        this.source = source;
        this.frozen = frozen;
    }

    /** Facts about a class that may have to be instrumented; empty for classes that are left alone or not found. */
    Optional<ClassFacts> of(String name) {
        if (frozen.contains(name)) {
            return Optional.empty();
        }
        Optional<ClassFacts> facts = known.get(name);
        if (facts == null) {
            facts = Optional.ofNullable(source.find(name)).map(this::read);
            known.put(name, facts);
        }
        return facts;
    }

    private ClassFacts read(byte[] bytes) {
        ClassOutline outline = ClassOutline.of(bytes);
        InitialiserAnalysis analysis = analysed(outline);
        Set<String> kept = kept(outline, analysis);
        boolean stateless =
                analysis.isPure() && kept.size() == outline.statics().size() || isSwitchMap(outline);
        return new ClassFacts(outline, kept, !stateless || hasResettableInterface(outline));
    }

    private static InitialiserAnalysis analysed(ClassOutline outline) {
        InitialiserAnalysis analysis = new InitialiserAnalysis(outline);
        MethodNode initialiser = outline.initialiser();
        if (initialiser != null) {
            try {
                new Analyzer<>(analysis).analyze(outline.name(), initialiser);
            } catch (AnalyzerException e) {
                throw new CannotInstrument(outline.name(), "its initialiser cannot be analysed: " + e.getMessage(), e);
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
                        .flatMap(name -> of(name).stream())
                        .anyMatch(facts -> facts.isResettable() && facts.hasDefaultMethods());
    }

    /** The class that declares a static field which is named through this class (JVMS 5.4.3.2). */
    Optional<ClassFacts> declaring(String owner, String field, String descriptor) {
        Deque<String> candidates = new ArrayDeque<>();
        candidates.add(owner);
        while (!candidates.isEmpty()) {
            Optional<ClassFacts> facts = of(candidates.removeFirst());
            if (facts.isEmpty()) {
                continue;
            }
            if (facts.get().declares(field, descriptor)) {
                return facts;
            }
            if (facts.get().superName() != null && !facts.get().isInterface()) {
                candidates.addFirst(facts.get().superName());
            }
            facts.get().interfaces().forEach(candidates::addFirst);
        }
        return Optional.empty();
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

    /** Whether a class can be serialized, as far as its ancestors can be seen. */
    boolean isSerializable(String name) {
        return name.equals("java/io/Serializable") || parents(name).anyMatch(this::isSerializable);
    }

    private Stream<String> parents(String name) {
        byte[] bytes = source.find(name);
        if (bytes == null) {
            return Stream.empty();
        }
        ClassReader reader = new ClassReader(bytes);
        return Stream.concat(Stream.ofNullable(reader.getSuperName()), Arrays.stream(reader.getInterfaces()));
    }
}
