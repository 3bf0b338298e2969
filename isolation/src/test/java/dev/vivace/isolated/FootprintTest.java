package dev.vivace.isolated;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.isolation.Isolation;
import java.net.URLConnection;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What ran between two resets is told by the state it used. */
class FootprintTest {

    @BeforeEach
    void forget() {
        Isolation.remember();
        Isolation.reset();
        Isolation.reset();
    }

    @Test
    void namesClassesWithStateEachTimeTheyAreUsed() {
        for (int i = 0; i < 2; i++) {
            Used.NAMES.add("again");
            Isolation.reset();

            assertThat(Isolation.footprint().touched())
                    .contains(Used.class.getName())
                    .doesNotContain(Unused.class.getName());
        }
    }

    @Test
    void isEmptyWhereNothingHappened() {
        assertThat(Isolation.footprint().touched()).doesNotContain(Used.class.getName());
        assertThat(Isolation.footprint().changed()).isEmpty();
    }

    @Test
    void namesWhatOfTheJdkWasChanged() {
        System.setProperty("isolated.footprint", "left");
        Locale.setDefault(Locale.forLanguageTag("tlh"));
        TimeZone.setDefault(TimeZone.getTimeZone("GMT+1"));
        Isolation.reset();

        assertThat(Isolation.footprint().changed())
                .containsExactly("the default locale", "the default time zone", "the system properties");
    }

    @Test
    void saysNothingOfWhatTheJdkFindsOutWhenItIsAsked() {
        assertThat(TimeZone.getDefault()).isNotNull();
        assertThat(Charset.forName("ISO-8859-5")).isNotNull();
        assertThat(URLConnection.getFileNameMap()).isNotNull();
        Isolation.reset();

        assertThat(Isolation.footprint().changed()).isEmpty();
    }

    @Test
    void saysNothingOfWhatWasPutBack() {
        Locale before = Locale.getDefault();
        Locale.setDefault(Locale.forLanguageTag("tlh"));
        Locale.setDefault(before);
        Isolation.reset();

        assertThat(Isolation.footprint().changed()).isEmpty();
    }

    private static final class Used {
        static final List<String> NAMES = new ArrayList<>();
    }

    private static final class Unused {
        @SuppressWarnings("unused") // that nobody uses it is the point
        static final List<String> NAMES = new ArrayList<>();
    }
}
