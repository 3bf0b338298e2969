package junit.shop;

import java.util.ArrayList;
import java.util.List;

/** A class of a project that shares its package's first name with a framework. */
public final class Till {

    public static final List<String> SALES = new ArrayList<>();

    private Till() {}
}
