package dev.vivace.engine.fix;

import java.util.Optional;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.EnumDeclaration;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.RecordDeclaration;
import org.eclipse.jdt.core.dom.TypeDeclaration;

/** Finds a class by its binary name, however deep it is nested. */
final class TypeSearch extends ASTVisitor {

    private final String binaryName;
    private AbstractTypeDeclaration found;

    private TypeSearch(String binaryName) {
        this.binaryName = binaryName;
    }

    static Optional<AbstractTypeDeclaration> in(CompilationUnit unit, String binaryName) {
        TypeSearch search = new TypeSearch(binaryName);
        unit.accept(search);
        return Optional.ofNullable(search.found);
    }

    @Override
    public boolean visit(TypeDeclaration type) {
        return look(type);
    }

    @Override
    public boolean visit(RecordDeclaration type) {
        return look(type);
    }

    @Override
    public boolean visit(EnumDeclaration type) {
        return look(type);
    }

    private boolean look(AbstractTypeDeclaration type) {
        ITypeBinding binding = type.resolveBinding();
        if (binding != null && binaryName.equals(binding.getBinaryName())) {
            found = type;
        }
        return found == null;
    }
}
