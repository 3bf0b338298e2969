package dev.vivace.engine.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.EnumDeclaration;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.RecordDeclaration;
import org.eclipse.jdt.core.dom.TypeDeclaration;

/** Finds the classes of a file, however deep they are nested. */
final class TypeSearch extends ASTVisitor {

    private final List<AbstractTypeDeclaration> found = new ArrayList<>();

    private TypeSearch() {}

    /** The one with this binary name. */
    static Optional<AbstractTypeDeclaration> in(CompilationUnit unit, String binaryName) {
        return types(unit)
                .filter(type -> type.resolveBinding() != null
                        && binaryName.equals(type.resolveBinding().getBinaryName()))
                .findFirst();
    }

    /** What is known of all of them. */
    static Stream<ITypeBinding> all(CompilationUnit unit) {
        return types(unit).map(AbstractTypeDeclaration::resolveBinding).filter(Objects::nonNull);
    }

    private static Stream<AbstractTypeDeclaration> types(CompilationUnit unit) {
        TypeSearch search = new TypeSearch();
        unit.accept(search);
        return search.found.stream();
    }

    @Override
    public boolean visit(TypeDeclaration type) {
        return found.add(type);
    }

    @Override
    public boolean visit(RecordDeclaration type) {
        return found.add(type);
    }

    @Override
    public boolean visit(EnumDeclaration type) {
        return found.add(type);
    }
}
