package dev.vivace.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** Which Vivace this is, and on which Java it runs. */
final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {
            "vivace " + number() + " (Java " + System.getProperty("java.version") + ", "
                    + System.getProperty("java.vendor") + ")"
        };
    }

    static String number() {
        return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
                .orElse("from a class directory");
    }
}
