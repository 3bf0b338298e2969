package dev.vivace.isolation.transform;

/** Where the bytes of classes are found by those who refer to them. */
public interface ClassSource {

    /** The class file of this internal name as it is on disk, or null where there is none. */
    byte[] find(String internalName);
}
