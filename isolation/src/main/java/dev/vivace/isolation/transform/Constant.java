package dev.vivace.isolation.transform;

import org.objectweb.asm.tree.analysis.BasicValue;

/** A value that is the same in every run and never changes. */
final class Constant extends BasicValue {

    private final BasicValue plain;

    private Constant(BasicValue plain) {
        super(plain.getType());
        this.plain = plain;
    }

    static BasicValue of(BasicValue value) {
        return value == null || value == UNINITIALIZED_VALUE || value instanceof Constant ? value : new Constant(value);
    }

    static boolean is(BasicValue value) {
        return value instanceof Constant;
    }

    static BasicValue plain(BasicValue value) {
        return value instanceof Constant ? ((Constant) value).plain : value;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Constant && super.equals(other);
    }

    @Override
    public int hashCode() {
        return 31 * super.hashCode() + 1;
    }
}
