package shop;

/** Something that is packaged before it is tested. */
public final class Shop {

    private Shop() {}

    /** Where this class was loaded from. */
    public static String place() {
        return Shop.class.getProtectionDomain().getCodeSource().getLocation().getPath();
    }
}
