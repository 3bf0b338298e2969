package dev.vivace.engine.boost;

import dev.vivace.engine.source.TestSources;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;

/** A test class, the classes above it that have a source, and those below any of them. */
final class Lineage {

    private final TestSources sources;
    private final List<ParsedClass> line;
    private final Map<String, List<ParsedClass>> heirs = new HashMap<>();

    private Lineage(TestSources sources, List<ParsedClass> line) {
        this.sources = sources;
        this.line = List.copyOf(line);
    }

    static Lineage of(ParsedClass tested, TestSources sources) {
        List<ParsedClass> line = new ArrayList<>();
        for (Optional<ParsedClass> next = Optional.of(tested);
                next.isPresent();
                next = sources.parent(next.orElseThrow())) {
            line.add(0, next.get());
        }
        return new Lineage(sources, line);
    }

    /** From the topmost ancestor down to the tested class. */
    List<ParsedClass> line() {
        return line;
    }

    ParsedClass tested() {
        return line.get(line.size() - 1);
    }

    TestSources sources() {
        return sources;
    }

    Optional<ParsedClass> owner(String className) {
        return line.stream()
                .filter(some -> Member.nameOf(some.binding()).equals(className))
                .findFirst();
    }

    /** All that inherit from a class, directly or not. */
    List<ParsedClass> heirs(ParsedClass ancestor) {
        return heirs.computeIfAbsent(Member.nameOf(ancestor.binding()), name -> sources.heirs(ancestor).stream()
                .map(Member::nameOf)
                .flatMap(heir -> sources.find(heir).stream())
                .toList());
    }

    /** The declarations that replace a method in classes below its owner. */
    Stream<Declared> overriding(ParsedClass owner, IMethodBinding method) {
        String signature = Member.signature(method);
        return heirs(owner).stream().flatMap(heir -> heir.methods()
                .filter(some -> some.resolveBinding() != null
                        && Member.signature(some.resolveBinding()).equals(signature))
                .map(some -> new Declared(heir, some)));
    }

    /** A method and the class that declares it. */
    record Declared(ParsedClass owner, MethodDeclaration method) {

        Member member() {
            return Member.of(method.resolveBinding());
        }
    }
}
