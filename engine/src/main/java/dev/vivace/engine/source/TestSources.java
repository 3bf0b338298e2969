package dev.vivace.engine.source;

import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.TestId;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.jdt.core.BindingKey;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.dom.AST;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTParser;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.CompilationUnit;
import org.eclipse.jdt.core.dom.FileASTRequestor;
import org.eclipse.jdt.core.dom.IBinding;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;

/** The sources of a module's tests, understood with its class path. */
public final class TestSources {

    private final List<Path> roots;
    private final Charset charset;
    private final List<Path> classPath;
    private final Path javaHome;
    private final Map<Path, SourceFile> changed;
    private final Map<Path, ParsedFile> parsed = new HashMap<>();
    private final List<SourceFile> all = new ArrayList<>();

    /** Sources below these directories. */
    public TestSources(List<Path> roots, Charset charset, List<Path> classPath, Path javaHome) {
        this(roots, charset, classPath, javaHome, Map.of());
    }

    private TestSources(
            List<Path> roots, Charset charset, List<Path> classPath, Path javaHome, Map<Path, SourceFile> changed) {
        this.roots = List.copyOf(roots);
        this.charset = charset;
        this.classPath = List.copyOf(classPath);
        this.javaHome = javaHome;
        this.changed = Map.copyOf(changed);
    }

    /** The same, but for files that are to be changed. */
    public TestSources with(Map<Path, SourceFile> changes) {
        return new TestSources(roots, charset, classPath, javaHome, changes);
    }

    /** The method of a test, where it or an ancestor of its class declares it. */
    public Optional<TestMethod> method(TestId test) {
        Optional<ParsedClass> owner = find(test.className());
        while (owner.isPresent()) {
            Optional<MethodDeclaration> method = owner.get().method(test.method(), test.parameters());
            if (method.isPresent()) {
                return Optional.of(new TestMethod(owner.get(), method.get()));
            }
            owner = parent(owner.get());
        }
        return Optional.empty();
    }

    /** The source of the superclass, where it is among these. */
    public Optional<ParsedClass> parent(ParsedClass heir) {
        return Optional.ofNullable(heir.type().resolveBinding().getSuperclass())
                .map(parent -> parent.getErasure().getBinaryName())
                .flatMap(this::find);
    }

    /** The source of a class by its binary name. */
    public Optional<ParsedClass> find(String className) {
        String outermost = className.replaceFirst("\\$.*", "");
        return file(outermost.replace('.', '/') + ".java").map(this::parse).flatMap(file -> file.type(className));
    }

    private Optional<Path> file(String relative) {
        return roots.stream()
                .map(root -> root.resolve(relative))
                .filter(Files::isRegularFile)
                .findFirst();
    }

    private ParsedFile parse(Path path) {
        return parsed.computeIfAbsent(path, key -> {
            SourceFile source = changed.containsKey(key) ? changed.get(key) : SourceFile.read(key, charset);
            return new ParsedFile(source, unit(source));
        });
    }

    private record ParsedFile(SourceFile source, CompilationUnit unit) {

        public Optional<ParsedClass> type(String className) {
            return TypeSearch.in(unit, className).map(type -> new ParsedClass(source, unit, type));
        }
    }

    /** The classes that inherit from one, as far as these sources have them. */
    public List<ITypeBinding> heirs(ParsedClass ancestor) {
        Map<String, ITypeBinding> heirs = new LinkedHashMap<>();
        Deque<ITypeBinding> open = new ArrayDeque<>(List.of(ancestor.binding()));
        while (!open.isEmpty()) {
            ITypeBinding parent = open.pop();
            extending(parent)
                    .filter(heir -> heirs.putIfAbsent(heir.getKey(), heir) == null)
                    .forEach(open::push);
        }
        return List.copyOf(heirs.values());
    }

    private Stream<ITypeBinding> extending(ITypeBinding parent) {
        String name = parent.getErasure().getName();
        Pattern clause = Pattern.compile("\\b(extends|implements)\\b[^{;]*\\b" + Pattern.quote(name) + "\\b");
        return mentioning(name).stream()
                .filter(file -> clause.matcher(file.text()).find())
                .flatMap(file -> TypeSearch.all(parse(file.path()).unit()))
                .filter(type -> Ancestry.isChild(type, parent));
    }

    /** The files that name a class; those that cannot be read as the others are left out. */
    public List<SourceFile> mentioning(String simpleName) {
        Pattern name = Pattern.compile("\\b" + Pattern.quote(simpleName) + "\\b");
        return all().stream()
                .filter(file -> file.text().contains(simpleName))
                .filter(file -> name.matcher(file.text()).find())
                .toList();
    }

    /** Read once: a class with many heirs is looked for many times. */
    private List<SourceFile> all() {
        if (all.isEmpty()) {
            files().map(this::readable).flatMap(Optional::stream).forEach(all::add);
        }
        return all;
    }

    private Stream<Path> files() {
        return roots.stream().filter(Files::isDirectory).flatMap(root -> {
            try (Stream<Path> found = Files.walk(root)) {
                return found.filter(file -> file.toString().endsWith(".java")).toList().stream();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    private Optional<SourceFile> readable(Path file) {
        try {
            return Optional.of(SourceFile.read(file, charset));
        } catch (Problem otherEncoding) {
            return Optional.empty();
        }
    }

    /** What is known of classes, in source or compiled; those that are not found are left out. */
    public List<ITypeBinding> types(List<String> classNames) {
        List<ITypeBinding> found = new ArrayList<>();
        String[] keys = classNames.stream()
                .map(name -> BindingKey.createTypeBindingKey(name))
                .toArray(String[]::new);
        parser().createASTs(
                        new String[0],
                        null,
                        keys,
                        new FileASTRequestor() {
                            @Override
                            public void acceptBinding(String key, IBinding binding) {
                                if (binding instanceof ITypeBinding type && !type.isRecovered()) {
                                    found.add(type);
                                }
                            }
                        },
                        null);
        return found;
    }

    private CompilationUnit unit(SourceFile source) {
        ASTParser parser = parser();
        parser.setUnitName(source.path().toString());
        parser.setSource(source.text().toCharArray());
        return (CompilationUnit) parser.createAST(null);
    }

    private ASTParser parser() {
        ASTParser parser = ASTParser.newParser(AST.getJLSLatest());
        parser.setKind(ASTParser.K_COMPILATION_UNIT);
        Map<String, String> options = JavaCore.getOptions();
        JavaCore.setComplianceOptions(JavaCore.latestSupportedJavaVersion(), options);
        // Libraries have packages of the JDK, older ones above all: as javac does, we take the JDK's.
        options.put(JavaCore.COMPILER_IGNORE_UNNAMED_MODULE_FOR_SPLIT_PACKAGE, JavaCore.ENABLED);
        parser.setCompilerOptions(options);
        parser.setResolveBindings(true);
        parser.setBindingsRecovery(true);
        String[] sourcePath = roots.stream().map(Path::toString).toArray(String[]::new);
        String[] encodings = roots.stream().map(root -> charset.name()).toArray(String[]::new);
        parser.setEnvironment(binaries(), sourcePath, encodings, false);
        return parser;
    }

    /** The project's own JDK before its class path. */
    private String[] binaries() {
        Path jdk = javaHome.resolve("lib").resolve("jrt-fs.jar");
        return Stream.concat(Stream.of(jdk), classPath.stream())
                .filter(Files::exists)
                .map(Path::toString)
                .filter(path -> path.endsWith(".jar") || new File(path).isDirectory())
                .toArray(String[]::new);
    }

    /**
     * A class and where it stands.
     *
     * @param file its file
     * @param unit the whole of it
     * @param type the class itself
     */
    public record ParsedClass(SourceFile file, CompilationUnit unit, AbstractTypeDeclaration type) {

        public Optional<MethodDeclaration> method(String name, String parameters) {
            return methods()
                    .filter(method -> method.getName().getIdentifier().equals(name))
                    .filter(method -> parameters.isEmpty() || parameters.equals(parametersOf(method)))
                    .findFirst();
        }

        public Stream<MethodDeclaration> methods() {
            return ((List<?>) type.bodyDeclarations())
                    .stream().filter(MethodDeclaration.class::isInstance).map(MethodDeclaration.class::cast);
        }

        private static String parametersOf(MethodDeclaration method) {
            IMethodBinding binding = method.resolveBinding();
            if (binding == null) {
                return "";
            }
            return "("
                    + String.join(
                            ",",
                            Stream.of(binding.getParameterTypes())
                                    .map(type -> type.getErasure().getBinaryName())
                                    .toList())
                    + ")";
        }

        /** What the file adds for a level: as the class does for its members. */
        public String indentation() {
            String text = file.text();
            return type.bodyDeclarations().isEmpty()
                    ? "    "
                    : Indentation.step(
                            Indentation.of(text, type.getStartPosition()),
                            Indentation.of(
                                    text, ((ASTNode) type.bodyDeclarations().get(0)).getStartPosition()));
        }

        public ITypeBinding binding() {
            return type.resolveBinding();
        }

        /** Whether members of that class are members of this one, too. */
        public boolean inherits(ITypeBinding ancestor) {
            return Ancestry.names(binding()).contains(ancestor.getErasure().getQualifiedName());
        }

        /** Whether code of this class may name that one, and import it. */
        public boolean sees(ITypeBinding other) {
            ITypeBinding around = other.getDeclaringClass();
            boolean isMember = around != null && inherits(around);
            return (mayUse(other, other.getModifiers()) || isMember && Modifier.isProtected(other.getModifiers()))
                    && (around == null || isMember || sees(around));
        }

        /** Whether a class, or a member of it, with these modifiers can be used here, though nothing is inherited. */
        public boolean mayUse(ITypeBinding other, int modifiers) {
            return Modifier.isPublic(modifiers) || !Modifier.isPrivate(modifiers) && isNeighbour(other);
        }

        private boolean isNeighbour(ITypeBinding other) {
            return other.getPackage() != null
                    && binding().getPackage() != null
                    && other.getPackage()
                            .getName()
                            .equals(binding().getPackage().getName());
        }
    }

    /** A test's method and the class that declares it. */
    public record TestMethod(ParsedClass owner, MethodDeclaration declaration) {}
}
