package dev.vivace.engine.report.html;

import static dev.vivace.engine.report.html.Html.element;
import static dev.vivace.engine.report.html.Html.link;
import static dev.vivace.engine.report.html.Html.text;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HtmlTest {

    @Test
    void textIsNeverMarkup() {
        assertThat(element("p", "<script>alert('1' & \"2\")</script>").markup())
                .isEqualTo("<p>&lt;script&gt;alert(&#39;1&#39; &amp; &quot;2&quot;)&lt;/script&gt;</p>");
    }

    @Test
    void attributesKeepTheirQuotes() {
        assertThat(element("p").with("title", "\" onclick=\"x").markup())
                .isEqualTo("<p title=\"&quot; onclick=&quot;x\"></p>");
    }

    @Test
    void whatCannotBeSeenIsWrittenOut() {
        assertThat(text("a\u0000b\u001b[31mc\ud800d\u202ee\ufffe").markup())
                .isEqualTo("a\\u0000b\\u001b[31mc\\ud800d\\u202ee\\ufffe");
    }

    @Test
    void charactersOfOtherLanguagesStay() {
        assertThat(text("prüft 数 👍").markup()).isEqualTo("prüft 数 👍");
    }

    @Test
    void coloursOfTerminalsAreLeftOut() {
        assertThat(SafeCharacters.withoutColours("\u001b[1;31mred\u001b[0m \u001b]0;title\u0007text"))
                .isEqualTo("red text");
    }

    @ParameterizedTest
    @ValueSource(strings = {"javascript:alert(1)", "https://example.org", "//example.org", " tests.html", "data:x"})
    void linksLeadToOurOwnFilesOnly(String target) {
        assertThatThrownBy(() -> link(target, text("here"))).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"onclick", "style", "srcdoc", "a b", "x=\"1\""})
    void attributesThatScriptOrDressAreRefused(String attribute) {
        assertThatThrownBy(() -> element("p").with(attribute, "x")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aCutNeverLeavesHalfACharacter() {
        assertThat(Cut.at("ab👍cd", 4)).isEqualTo("ab…");
    }
}
