package dev.vivace.engine.source;

import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;

/**
 * What a new method is to be called.
 *
 * @param wanted its name, where no other method has it
 * @param sources with the classes that could have one
 */
public record MethodName(String wanted, TestSources sources) {

    /**
     * A name that neither the class, nor one around it, nor an ancestor of these, nor an heir of the class has: the new
     * method replaces and hides nothing, and nothing replaces it.
     */
    public String freeIn(ParsedClass owner) {
        Set<String> taken = Stream.concat(Ancestry.all(owner.binding()).stream(), sources.heirs(owner).stream())
                .map(ITypeBinding::getDeclaredMethods)
                .flatMap(Stream::of)
                .map(IMethodBinding::getName)
                .collect(Collectors.toSet());
        String name = wanted;
        for (int number = 2; taken.contains(name); number++) {
            name = wanted + number;
        }
        return name;
    }
}
