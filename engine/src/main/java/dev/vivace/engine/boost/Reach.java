package dev.vivace.engine.boost;

import dev.vivace.engine.boost.InstanceUses.How;
import dev.vivace.engine.boost.InstanceUses.Use;
import dev.vivace.engine.boost.Lineage.Declared;
import dev.vivace.engine.boost.Rewriting.Kept;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;

/** The code that a fixture may run in whatever class of its family, and the fields of the instance that it uses. */
final class Reach {

    private final Lineage lineage;
    private final Set<Declared> methods = new LinkedHashSet<>();
    private final Map<FieldDeclaration, ParsedClass> fields = new LinkedHashMap<>();
    private final Deque<Declared> open = new ArrayDeque<>();

    private Reach(Lineage lineage) {
        this.lineage = lineage;
    }

    static Reach of(Declared fixture, Lineage lineage) {
        Reach reach = new Reach(lineage);
        reach.add(fixture);
        while (!reach.open.isEmpty()) {
            reach.follow(reach.open.pop());
        }
        return reach;
    }

    Map<FieldDeclaration, ParsedClass> fields() {
        return fields;
    }

    /** What is there only for one test; what a constructor sets, each instance has. */
    Optional<Kept> obstacle() {
        return fields.entrySet().stream()
                .flatMap(field -> Obstacles.of(field.getValue(), field.getKey()).stream())
                .filter(kept -> kept.code() != KeptCode.CONSTRUCTOR)
                .findFirst()
                .or(() -> methods.stream()
                        .flatMap(method -> TestQuestions.in(method.owner(), method.method()).stream())
                        .findFirst());
    }

    private void add(Declared method) {
        if (methods.add(method)) {
            open.push(method);
            lineage.overriding(method.owner(), method.method().resolveBinding()).forEach(this::add);
        }
    }

    private void follow(Declared method) {
        for (Use use : InstanceUses.in(method.method(), method.owner().type())) {
            if (use.how() != How.THIS && use.how() != How.CLASS && use.how() != How.INNER_CLASS) {
                follow(method.owner(), use.member());
            }
        }
    }

    private void follow(ParsedClass user, Member member) {
        Lineage.of(user, lineage.sources()).owner(member.owner()).ifPresent(owner -> Declarations.find(owner, member)
                .ifPresent(found -> {
                    if (found instanceof MethodDeclaration method) {
                        add(new Declared(owner, method));
                    } else if (!Modifier.isStatic(found.getModifiers())) {
                        fields.put((FieldDeclaration) found, owner);
                    }
                }));
    }
}
