package dev.vivace.engine.fix;

import dev.vivace.engine.source.Ancestry;
import dev.vivace.engine.source.ImportTable;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.IVariableBinding;
import org.eclipse.jdt.core.dom.Modifier;

/** What a class with static state offers to bring that state back, as far as another class may use it. */
final class Offers {

    /** Whole words, and none that could destroy what no test made: delete, drop, purge. */
    private static final Pattern RESTORING = Pattern.compile("(reset|clear|close|shutdown|shutDown|stop|restart|restore"
            + "|recover|unregister|deregister|unset|dispose|clean|cleanup|init|initialize|initialise|reinitialize"
            + "|reinitialise|reload|refresh|flush|evict|invalidate|forget|discard|expire|open|reopen|rollback|release"
            + "|end|finish|disable|detach|disconnect)([A-Z].*)?");

    private final ITypeBinding type;
    private final ParsedClass user;
    private final String name;
    private final Set<String> imports;

    private Offers(ITypeBinding type, ParsedClass user) {
        this.type = type;
        this.user = user;
        ImportTable table = ImportTable.of(user.unit());
        String qualified = type.getErasure().getQualifiedName();
        boolean isImported = table.isKnown(qualified) || table.isFree(qualified);
        this.name = isImported ? type.getErasure().getName() : qualified;
        this.imports = table.isFree(qualified) ? Set.of(qualified) : Set.of();
    }

    /** Those of a class; none where it has no name. */
    static Optional<Offers> of(ITypeBinding type, ParsedClass user) {
        boolean isNamed = !type.isAnonymous()
                && !type.isLocal()
                && !type.getQualifiedName().isEmpty();
        return isNamed ? Optional.of(new Offers(type, user)) : Optional.empty();
    }

    /** Those of several classes. */
    static Stream<Offers> of(List<ITypeBinding> types, ParsedClass user) {
        return types.stream().map(type -> of(type, user)).flatMap(Optional::stream);
    }

    private boolean isVisible(int modifiers) {
        return user.sees(type) && user.mayUse(type, modifiers);
    }

    /** Calls without arguments whose names promise to bring state back; as many for every user. */
    List<Piece> calls() {
        List<Piece> calls = new ArrayList<>();
        methods(true).filter(Offers::isRestoring).forEach(method -> calls.add(call(name, method)));
        instances().forEach(instance -> methods(false)
                .filter(Offers::isRestoring)
                .forEach(method -> calls.add(call(instance, method))));
        return calls;
    }

    private static boolean isRestoring(IMethodBinding method) {
        return method.getParameterTypes().length == 0
                && RESTORING.matcher(method.getName()).matches();
    }

    private Piece call(String receiver, IMethodBinding method) {
        String text = receiver + "." + method.getName() + "();";
        return new Piece(
                text,
                Optional.empty(),
                Set.of(),
                imports,
                ExceptionType.checked(method),
                isVisible(method.getModifiers()));
    }

    private Stream<IMethodBinding> methods(boolean areStatic) {
        return Stream.of(type.getDeclaredMethods())
                .filter(method -> !method.isConstructor()
                        && !method.isSynthetic()
                        && Modifier.isStatic(method.getModifiers()) == areStatic);
    }

    /** How to get at the one object of a class that has just one. */
    private List<String> instances() {
        List<String> instances = new ArrayList<>();
        methods(true)
                .filter(method -> method.getParameterTypes().length == 0 && isOwnType(method.getReturnType()))
                .forEach(method -> instances.add(name + "." + method.getName() + "()"));
        fields().filter(field -> isOwnType(field.getType()))
                .forEach(field -> instances.add(name + "." + field.getName()));
        return instances;
    }

    private boolean isOwnType(ITypeBinding other) {
        return Ancestry.names(type).contains(other.getErasure().getQualifiedName())
                && !other.getQualifiedName().equals("java.lang.Object");
    }

    private Stream<IVariableBinding> fields() {
        return Stream.of(type.getDeclaredFields())
                .filter(field -> Modifier.isStatic(field.getModifiers()) && !field.isSynthetic());
    }

    /** Values that can be asked for, and set again. */
    List<Keepsake> keepsakes() {
        List<Keepsake> keepsakes = new ArrayList<>();
        fields().filter(field -> !Modifier.isFinal(field.getModifiers()) && isVisible(field.getModifiers()))
                .forEach(field -> keepsakes.add(keepsake(
                        field.getType(),
                        field.getName(),
                        name + "." + field.getName(),
                        name + "." + field.getName() + " = %s;")));
        keepsakes.addAll(properties(name, true));
        instances().forEach(instance -> keepsakes.addAll(properties(instance, false)));
        return keepsakes;
    }

    private List<Keepsake> properties(String receiver, boolean areStatic) {
        List<Keepsake> found = new ArrayList<>();
        methods(areStatic)
                .filter(setter -> isVisible(setter.getModifiers())
                        && setter.getName().matches("set[A-Z].*")
                        && setter.getParameterTypes().length == 1)
                .forEach(setter -> getter(setter, areStatic)
                        .ifPresent(getter -> found.add(keepsake(
                                setter.getParameterTypes()[0],
                                getter.getName(),
                                receiver + "." + getter.getName() + "()",
                                receiver + "." + setter.getName() + "(%s);"))));
        return found;
    }

    private Optional<IMethodBinding> getter(IMethodBinding setter, boolean areStatic) {
        String property = setter.getName().substring("set".length());
        Set<String> names = Set.of("get" + property, "is" + property, uncapitalised(property));
        return methods(areStatic)
                .filter(method -> isVisible(method.getModifiers())
                        && names.contains(method.getName())
                        && method.getParameterTypes().length == 0
                        && method.getExceptionTypes().length == 0
                        && method.getReturnType().isEqualTo(setter.getParameterTypes()[0]))
                .findFirst();
    }

    private Keepsake keepsake(ITypeBinding valueType, String property, String value, String restore) {
        Set<String> all = new HashSet<>(imports);
        ImportTable table = ImportTable.of(user.unit());
        String qualified = valueType.getErasure().getQualifiedName();
        boolean isShort = valueType.isPrimitive() || table.isKnown(qualified) || table.isFree(qualified);
        if (!valueType.isPrimitive() && table.isFree(qualified)) {
            all.add(qualified);
        }
        String kept = keptAs(property.replaceFirst("^(get|is)(?=[A-Z])", ""));
        return new Keepsake(
                isShort ? valueType.getName() : valueType.getQualifiedName(),
                kept,
                value,
                restore.formatted(kept),
                all);
    }

    /** The name of the field that keeps it; with that of the class where another has the short one. */
    private String keptAs(String property) {
        String bare = property.equals(property.toUpperCase(Locale.ROOT)) ? camel(property) : property;
        String brief = "original" + capitalised(bare);
        boolean isTaken = Ancestry.all(user.binding()).stream()
                .flatMap(ancestor -> Stream.of(ancestor.getDeclaredFields()))
                .anyMatch(field -> field.getName().equals(brief));
        return isTaken ? "original" + type.getErasure().getName() + capitalised(bare) : brief;
    }

    private static String camel(String constant) {
        return Stream.of(constant.toLowerCase(Locale.ROOT).split("_"))
                .map(Offers::capitalised)
                .collect(Collectors.joining());
    }

    private static String capitalised(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    private static String uncapitalised(String text) {
        return text.substring(0, 1).toLowerCase(Locale.ROOT) + text.substring(1);
    }
}
