package dev.vivace.engine.source;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.ImportDeclaration;
import org.eclipse.jdt.core.dom.QualifiedName;
import org.eclipse.jdt.core.dom.SimpleName;

/** Which simple names mean what in a file. */
public final class ImportTable {

    private static final String PROPERTY = ImportTable.class.getName();

    private final Map<String, String> bySimpleName = new HashMap<>();
    private final Set<String> wholePackages = new HashSet<>();

    private ImportTable(CompilationUnit unit) {
        String own =
                unit.getPackage() == null ? "" : unit.getPackage().getName().getFullyQualifiedName();
        wholePackages.add(own);
        wholePackages.add("java.lang");
        for (Object element : unit.imports()) {
            add((ImportDeclaration) element);
        }
        for (Object element : unit.types()) {
            String name = ((AbstractTypeDeclaration) element).getName().getIdentifier();
            bySimpleName.put(name, own.isEmpty() ? name : own + "." + name);
        }
        unit.accept(new UsedNames());
    }

    /** Made once for a unit: whoever moves many statements there asks for each. */
    public static ImportTable of(CompilationUnit unit) {
        if (unit.getProperty(PROPERTY) == null) {
            unit.setProperty(PROPERTY, new ImportTable(unit));
        }
        return (ImportTable) unit.getProperty(PROPERTY);
    }

    /** An import would give another meaning to the name of a class of the package, or of a member, that the file uses. */
    private final class UsedNames extends ASTVisitor {

        @Override
        public boolean visit(SimpleName name) {
            boolean isQualified = name.getParent() instanceof QualifiedName whole && whole.getName() == name;
            if (!isQualified
                    && name.resolveBinding() instanceof ITypeBinding type
                    && !type.isTypeVariable()
                    && !type.isRecovered()
                    && !type.isLocal()) {
                bySimpleName.putIfAbsent(name.getIdentifier(), type.getErasure().getQualifiedName());
            }
            return true;
        }
    }

    private void add(ImportDeclaration declaration) {
        String name = declaration.getName().getFullyQualifiedName();
        if (declaration.isOnDemand()) {
            wholePackages.add(name);
        } else if (!declaration.isStatic()) {
            bySimpleName.put(simple(name), name);
        }
    }

    /** Whether the simple name already means this class. */
    public boolean isKnown(String qualified) {
        String simple = simple(qualified);
        return bySimpleName.containsKey(simple)
                ? bySimpleName.get(simple).equals(qualified)
                : wholePackages.contains(qualified.substring(0, Math.max(0, qualified.lastIndexOf('.'))));
    }

    /** Whether the class could be imported: it is not yet, and no other has its simple name. */
    public boolean isFree(String qualified) {
        return !isKnown(qualified) && !bySimpleName.containsKey(simple(qualified)) && qualified.contains(".");
    }

    /** What to call a class once it is imported, if it can be. */
    public String shortest(String qualified) {
        return isKnown(qualified) || isFree(qualified) ? simple(qualified) : qualified;
    }

    /** Those of these names that have to be imported, sorted. */
    public List<String> missing(Set<String> qualified) {
        return qualified.stream().filter(this::isFree).sorted().toList();
    }

    public static String simple(String qualified) {
        return qualified.substring(qualified.lastIndexOf('.') + 1);
    }
}
