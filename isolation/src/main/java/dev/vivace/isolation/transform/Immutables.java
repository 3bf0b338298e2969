package dev.vivace.isolation.transform;

import java.util.Set;
import org.objectweb.asm.Type;

/** Types of the JDK whose values never change, and calls that make them from nothing but their arguments. */
final class Immutables {

    private static final Set<String> TYPES = Set.of(
            "java/lang/String",
            "java/lang/Boolean",
            "java/lang/Byte",
            "java/lang/Character",
            "java/lang/Short",
            "java/lang/Integer",
            "java/lang/Long",
            "java/lang/Float",
            "java/lang/Double",
            "java/lang/Class",
            "java/math/BigInteger",
            "java/math/BigDecimal",
            "java/math/MathContext",
            "java/nio/charset/Charset",
            "java/time/Duration",
            "java/time/Instant",
            "java/time/LocalDate",
            "java/time/LocalDateTime",
            "java/time/LocalTime",
            "java/time/Period",
            "java/time/ZoneOffset",
            "java/util/UUID",
            "java/util/regex/Pattern",
            "java/lang/invoke/MethodHandle",
            "java/lang/invoke/MethodHandles$Lookup",
            "java/lang/invoke/MethodType",
            "java/lang/invoke/VarHandle",
            "java/util/concurrent/TimeUnit",
            "java/util/concurrent/atomic/AtomicIntegerFieldUpdater",
            "java/util/concurrent/atomic/AtomicLongFieldUpdater",
            "java/util/concurrent/atomic/AtomicReferenceFieldUpdater");

    /** Types whose constructors and methods give what their arguments say and do nothing else, but for those below. */
    private static final Set<String> PURE = Set.of(
            "java/lang/Boolean",
            "java/lang/Byte",
            "java/lang/Character",
            "java/lang/Short",
            "java/lang/Float",
            "java/lang/Double",
            "java/lang/Math",
            "java/lang/StrictMath",
            "java/math/BigInteger",
            "java/math/BigDecimal",
            "java/math/MathContext",
            "java/util/regex/Pattern",
            "java/lang/invoke/MethodType");

    /** They read system properties, or differ from call to call. */
    private static final Set<String> IMPURE_METHODS =
            Set.of("java/lang/Boolean.getBoolean", "java/lang/Math.random", "java/lang/StrictMath.random");

    private static final Set<String> PURE_METHODS = Set.of(
            "java/lang/Object.<init>",
            "java/lang/Class.desiredAssertionStatus",
            "java/lang/Class.getName",
            "java/lang/Class.getSimpleName",
            "java/lang/Class.getPackage",
            "java/lang/invoke/MethodHandles.lookup",
            "java/lang/invoke/MethodHandles.privateLookupIn",
            "java/lang/invoke/MethodHandles.arrayElementVarHandle",
            "java/lang/invoke/MethodHandles$Lookup.findConstructor",
            "java/lang/invoke/MethodHandles$Lookup.findGetter",
            "java/lang/invoke/MethodHandles$Lookup.findSetter",
            "java/lang/invoke/MethodHandles$Lookup.findSpecial",
            "java/lang/invoke/MethodHandles$Lookup.findStatic",
            "java/lang/invoke/MethodHandles$Lookup.findVarHandle",
            "java/lang/invoke/MethodHandles$Lookup.findVirtual",
            "java/util/concurrent/atomic/AtomicIntegerFieldUpdater.newUpdater",
            "java/util/concurrent/atomic/AtomicLongFieldUpdater.newUpdater",
            "java/util/concurrent/atomic/AtomicReferenceFieldUpdater.newUpdater",
            "java/lang/Integer.valueOf",
            "java/lang/Integer.parseInt",
            "java/lang/Integer.<init>",
            "java/lang/Long.valueOf",
            "java/lang/Long.parseLong",
            "java/lang/Long.<init>",
            "java/lang/String.valueOf",
            "java/lang/String.length",
            "java/lang/String.<init>",
            "java/lang/String.concat",
            "java/lang/String.substring",
            "java/lang/String.trim",
            "java/lang/String.repeat",
            "java/lang/String.intern",
            "java/nio/charset/Charset.forName",
            "java/time/Duration.ofDays",
            "java/time/Duration.ofHours",
            "java/time/Duration.ofMinutes",
            "java/time/Duration.ofSeconds",
            "java/time/Duration.ofMillis",
            "java/time/Duration.ofNanos",
            "java/time/Instant.ofEpochMilli",
            "java/time/Instant.ofEpochSecond",
            "java/time/LocalDate.of",
            "java/time/LocalTime.of",
            "java/time/LocalDateTime.of",
            "java/time/Period.of",
            "java/time/ZoneOffset.of",
            "java/util/UUID.fromString",
            "java/util/concurrent/TimeUnit.toMillis",
            "java/util/concurrent/TimeUnit.toNanos",
            "java/util/concurrent/TimeUnit.toSeconds",
            "kotlin/enums/EnumEntriesKt.enumEntries",
            // The JDK's loggers are restored, not reset.
            "java/util/logging/Logger.getLogger");

    /** Static fields of the JDK that no program can change. */
    private static final Set<String> CONSTANT_HOLDERS = Set.of(
            "java/lang/Boolean",
            "java/lang/Byte",
            "java/lang/Character",
            "java/lang/Short",
            "java/lang/Integer",
            "java/lang/Long",
            "java/lang/Float",
            "java/lang/Double",
            "java/lang/Void",
            "java/math/BigInteger",
            "java/math/BigDecimal",
            "java/nio/charset/StandardCharsets",
            "java/time/Duration",
            "java/time/Instant",
            "java/time/ZoneOffset",
            "java/util/concurrent/TimeUnit");

    private Immutables() {}

    /** Whether a field of this type, once written, gives the same answers for ever. */
    static boolean isType(String descriptor) {
        return isType(Type.getType(descriptor));
    }

    private static boolean isType(Type type) {
        return type.getSort() < Type.ARRAY || type.getSort() == Type.OBJECT && TYPES.contains(type.getInternalName());
    }

    /** Whether {@code new} of this type makes something that never changes; its constructor has to be pure, too. */
    static boolean isMadeImmutable(String internalName) {
        return internalName.equals("java/lang/Object") || TYPES.contains(internalName);
    }

    /** Whether a call depends on its arguments alone, changes nothing that outlives it, and gives what never changes. */
    static boolean isPureCall(String owner, String method, String descriptor) {
        String name = owner + "." + method;
        return PURE_METHODS.contains(name)
                || PURE.contains(owner) && !IMPURE_METHODS.contains(name) && isType(Type.getReturnType(descriptor));
    }

    static boolean isConstantField(String owner) {
        return CONSTANT_HOLDERS.contains(owner);
    }
}
