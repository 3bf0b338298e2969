package dev.vivace.isolated;

/** Has a variable for others to take hold of. */
final class ForeignVariable {

    static int count;

    private ForeignVariable() {}
}
