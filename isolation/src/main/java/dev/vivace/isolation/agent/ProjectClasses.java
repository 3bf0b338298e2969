package dev.vivace.isolation.agent;

import java.net.URL;
import java.security.CodeSource;
import java.security.ProtectionDomain;

/** Tells the classes of the project whose tests run from those of libraries, which are in jars. */
final class ProjectClasses {

    private static final String OURSELVES = "dev/vivace/";

    private ProjectClasses() {}

    static boolean contain(String internalName, ProtectionDomain domain) {
        CodeSource source = domain == null ? null : domain.getCodeSource();
        URL place = source == null ? null : source.getLocation();
        return place != null && place.getPath().endsWith("/") && !internalName.startsWith(OURSELVES);
    }
}
