package dev.vivace.engine.source;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.ImportDeclaration;

/** Where a new import goes. */
public final class ImportPlace {

    private ImportPlace() {}

    /** In its alphabetical place among those that are not static; without any, behind the package. */
    public static Edit of(CompilationUnit unit, String text, String line) {
        List<ImportDeclaration> plain = new ArrayList<>();
        for (Object element : unit.imports()) {
            ImportDeclaration declaration = (ImportDeclaration) element;
            if (!declaration.isStatic()) {
                plain.add(declaration);
            }
        }
        List<ImportDeclaration> neighbours = sameGroup(plain, line);
        for (ImportDeclaration other : neighbours) {
            if (other.toString().strip().compareTo(line) > 0) {
                return Edit.insert(other.getStartPosition(), line + "\n");
            }
        }
        if (!neighbours.isEmpty()) {
            return Edit.insert(end(neighbours.get(neighbours.size() - 1)), "\n" + line);
        }
        return unit.getPackage() == null
                ? Edit.insert(0, line + "\n\n")
                : Edit.insert(end(unit.getPackage()), "\n\n" + line);
    }

    /** A file whose groups are not in the alphabet keeps names of one organisation together. */
    private static List<ImportDeclaration> sameGroup(List<ImportDeclaration> all, String line) {
        List<ImportDeclaration> same = all.stream()
                .filter(some -> group(some.toString()).equals(group(line)))
                .toList();
        return same.isEmpty() ? all : same;
    }

    private static String group(String line) {
        return line.replaceFirst("^import\\s+", "").replaceFirst("\\..*", "").strip();
    }

    private static int end(ASTNode node) {
        return node.getStartPosition() + node.getLength();
    }
}
