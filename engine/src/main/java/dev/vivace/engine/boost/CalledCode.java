package dev.vivace.engine.boost;

import dev.vivace.engine.boost.InstanceUses.How;
import dev.vivace.engine.boost.InstanceUses.Use;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.ASTNode;

/**
 * Code of a class with that of the methods of the line that it calls.
 *
 * @param parts the nodes, and the classes in which they stand
 */
record CalledCode(Map<ASTNode, ParsedClass> parts) {

    static CalledCode of(ParsedClass owner, ASTNode code, Lineage lineage) {
        Map<ASTNode, ParsedClass> parts = new LinkedHashMap<>();
        collect(owner, code, lineage, parts);
        return new CalledCode(parts);
    }

    private static void collect(ParsedClass owner, ASTNode code, Lineage lineage, Map<ASTNode, ParsedClass> parts) {
        if (parts.putIfAbsent(code, owner) == null) {
            InstanceUses.in(code, owner.type()).stream()
                    .filter(use -> use.how() == How.CALL || use.how() == How.SUPER_CALL)
                    .map(Use::member)
                    .forEach(called -> lineage.owner(called.owner())
                            .ifPresent(declaring -> Declarations.find(declaring, called)
                                    .ifPresent(method -> collect(declaring, method, lineage, parts))));
        }
    }

    /** The fields of the instance that it mentions. */
    Set<Member> fields() {
        return parts.entrySet().stream()
                .flatMap(part -> fields(part.getValue(), part.getKey()))
                .collect(Collectors.toSet());
    }

    private static Stream<Member> fields(ParsedClass owner, ASTNode code) {
        return InstanceUses.in(code, owner.type()).stream()
                .filter(use -> use.how() == How.FIELD || use.how() == How.SUPER_FIELD)
                .map(Use::member);
    }
}
