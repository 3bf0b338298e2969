package reports;

import org.junit.jupiter.api.Test;

interface DefaultCases {

    @Test
    default void inInterface() {}
}
