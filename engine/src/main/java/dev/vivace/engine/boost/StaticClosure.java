package dev.vivace.engine.boost;

import dev.vivace.engine.boost.InstanceUses.How;
import dev.vivace.engine.boost.InstanceUses.Use;
import dev.vivace.engine.boost.Lineage.Declared;
import dev.vivace.engine.boost.Rewriting.Kept;
import dev.vivace.engine.source.Framework;
import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.source.TestSources.ParsedClass;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.AbstractTypeDeclaration;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.FieldDeclaration;
import org.eclipse.jdt.core.dom.IMethodBinding;
import org.eclipse.jdt.core.dom.ITypeBinding;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;

/** All members that have to be static once some are, and the first reason why they cannot. */
final class StaticClosure {

    private final Lineage lineage;
    private final Map<BodyDeclaration, ParsedClass> members = new LinkedHashMap<>();
    private final Set<Member> dispatched = new HashSet<>();
    private final Deque<BodyDeclaration> open = new ArrayDeque<>();
    private Optional<Kept> obstacle = Optional.empty();

    StaticClosure(Lineage lineage) {
        this.lineage = lineage;
    }

    /** Adds a member and all that it needs. */
    void add(ParsedClass owner, BodyDeclaration member) {
        put(owner, member);
        while (!open.isEmpty() && obstacle.isEmpty()) {
            follow(open.pop());
        }
    }

    private void put(ParsedClass owner, BodyDeclaration member) {
        if (!Modifier.isStatic(member.getModifiers()) && members.putIfAbsent(member, owner) == null) {
            open.push(member);
        }
    }

    /** What has to become static, and where it is declared. */
    Map<BodyDeclaration, ParsedClass> members() {
        return members;
    }

    Optional<Kept> obstacle() {
        return obstacle;
    }

    boolean contains(Member member) {
        return members.keySet().stream().anyMatch(some -> Declarations.declares(some, member));
    }

    private void follow(BodyDeclaration member) {
        ParsedClass owner = members.get(member);
        obstacle = Obstacles.of(owner, member);
        if (obstacle.isPresent()) {
            return;
        }
        if (member instanceof MethodDeclaration method) {
            followHierarchy(owner, method);
        }
        if (member instanceof FieldDeclaration field) {
            followInitializers(owner, field);
        }
        for (Use use : InstanceUses.in(member, owner.type())) {
            if (obstacle.isEmpty()) {
                follow(owner, use);
            }
        }
    }

    /** A block that sets a static field has to be static, too. */
    private void followInitializers(ParsedClass owner, FieldDeclaration field) {
        Declarations.initializersOf(owner, field).forEach(block -> put(owner, block));
    }

    private void follow(ParsedClass owner, Use use) {
        switch (use.how()) {
            case FIELD, SUPER_FIELD, CALL, SUPER_CALL, REFERENCE, SUPER_REFERENCE -> followMember(owner, use);
            case INNER_CLASS -> followInner(owner, use);
            case CLASS -> followClass(owner, use);
            case THIS -> followThis(owner, use);
        }
    }

    private void followMember(ParsedClass owner, Use use) {
        Member member = use.member();
        Optional<Declared> overriding = use.how() == How.CALL || use.how() == How.REFERENCE
                ? lineage.overriding(declaring(owner, member).orElse(owner), (IMethodBinding) use.binding())
                        .findFirst()
                : Optional.empty();
        if (overriding.isPresent() && !Modifier.isPrivate(use.binding().getModifiers())) {
            refuse(
                    KeptCode.OVERRIDDEN,
                    owner,
                    use.node(),
                    Evidence.nameOf(overriding.get().owner()) + " overrides it");
            return;
        }
        Optional<ParsedClass> declaring = declaring(owner, member);
        Optional<BodyDeclaration> found = declaring.flatMap(some -> Declarations.find(some, member));
        if (found.isEmpty()) {
            refuse(KeptCode.LIBRARY_SUPERCLASS, owner, use.node(), "there is no source of " + member.owner());
            return;
        }
        put(declaring.get(), found.get());
    }

    /** The class may be one of the line, or one below it, where an heir's method had to follow. */
    private Optional<ParsedClass> declaring(ParsedClass owner, Member member) {
        return Lineage.of(owner, lineage.sources()).owner(member.owner());
    }

    private void followInner(ParsedClass owner, Use use) {
        ITypeBinding inner = (ITypeBinding) use.binding();
        lineage.sources()
                .find(Member.nameOf(inner))
                .filter(some -> some.type().getParent() instanceof AbstractTypeDeclaration)
                .ifPresentOrElse(
                        some -> put(
                                declaring(owner, new Member(Member.nameOf(inner.getDeclaringClass()), ""))
                                        .orElse(owner),
                                some.type()),
                        () -> refuse(KeptCode.LIBRARY_SUPERCLASS, owner, use.node(), "there is no source of it"));
    }

    /** A class literal is the same only where nobody inherits. */
    private void followClass(ParsedClass owner, Use use) {
        if (!lineage.heirs(owner).isEmpty() || Modifier.isAbstract(owner.type().getModifiers())) {
            refuse(KeptCode.NEEDS_INSTANCE, owner, use.node(), "in an heir it is another class");
        }
    }

    private void followThis(ParsedClass owner, Use use) {
        if (Modifier.isAbstract(owner.type().getModifiers())
                || !lineage.heirs(owner).isEmpty()
                || !Declarations.hasPlainConstructor(owner)) {
            refuse(KeptCode.NEEDS_INSTANCE, owner, use.node(), "no other instance can stand for it");
        } else if (Mocks.isMaking(use.node().getParent())) {
            Declarations.fields(owner).filter(Mocks::isMock).forEach(field -> put(owner, field));
        }
    }

    /** What is replaced, and what replaces it, has to be static as well; only fixtures survive that. */
    private void followHierarchy(ParsedClass owner, MethodDeclaration method) {
        IMethodBinding binding = method.resolveBinding();
        if (Modifier.isPrivate(binding.getModifiers())) {
            return;
        }
        replaced(owner, binding)
                .ifPresent(type -> refuse(KeptCode.OVERRIDDEN, owner, method.getName(), "it replaces that of " + type));
        lineage.overriding(owner, binding).forEach(heir -> followHeir(owner, method, heir));
    }

    private void followHeir(ParsedClass owner, MethodDeclaration method, Declared heir) {
        boolean isFixture = phase(owner, method).isPresent()
                || phase(heir.owner(), heir.method()).isPresent();
        if (!isFixture || Declarations.calls(owner, Member.of(method.resolveBinding()))) {
            refuse(
                    KeptCode.OVERRIDDEN,
                    heir.owner(),
                    heir.method().getName(),
                    "it replaces that of " + Evidence.nameOf(owner));
        } else if (Framework.of(method.resolveBinding()).equals(Optional.of(Framework.JUPITER))
                || Framework.of(heir.method().resolveBinding()).equals(Optional.of(Framework.JUPITER))) {
            refuse(
                    KeptCode.HIDDEN_FIXTURE,
                    heir.owner(),
                    heir.method().getName(),
                    "it hides that of " + Evidence.nameOf(owner));
        } else {
            dispatched.add(heir.member());
            put(heir.owner(), heir.method());
        }
    }

    private static Optional<Phase> phase(ParsedClass owner, MethodDeclaration method) {
        return Framework.phaseOf(method.resolveBinding(), owner.binding());
    }

    /** The first ancestor with such a method that stays an instance's. */
    private Optional<String> replaced(ParsedClass owner, IMethodBinding method) {
        for (ITypeBinding ancestor : Declarations.ancestors(owner.binding())) {
            for (IMethodBinding other : ancestor.getDeclaredMethods()) {
                if (method.overrides(other) && !isFollowed(owner, other)) {
                    return Optional.of(ancestor.getErasure().getName());
                }
            }
        }
        return Optional.empty();
    }

    /** A fixture that is replaced by another goes with it. */
    private boolean isFollowed(ParsedClass owner, IMethodBinding other) {
        Member member = Member.of(other);
        Optional<ParsedClass> declaring = declaring(owner, member);
        Optional<BodyDeclaration> found = declaring.flatMap(some -> Declarations.find(some, member));
        boolean isFixture = Framework.phaseOf(other, owner.binding()).isPresent()
                || dispatched.contains(Member.of(other))
                || found.isPresent() && members.containsKey(found.get());
        found.filter(some -> isFixture).ifPresent(some -> put(declaring.get(), some));
        return isFixture && found.isPresent();
    }

    private void refuse(KeptCode code, ParsedClass owner, ASTNode node, String why) {
        if (obstacle.isEmpty()) {
            obstacle = Optional.of(new Kept(code, Evidence.at(owner, node) + ": " + why));
        }
    }
}
