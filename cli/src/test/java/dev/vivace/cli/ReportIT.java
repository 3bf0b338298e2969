package dev.vivace.cli;

import static dev.vivace.cli.VivaceProcess.vivace;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.vivace.cli.VivaceProcess.Ended;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The report of ten thousand tests in a real browser, from disk, and as Jenkins serves it. */
class ReportIT {

    private static final String JENKINS = "sandbox; default-src 'none'; img-src 'self'; style-src 'self';";
    private static final String HEIGHT = "document.getElementById('tests').offsetHeight + ''";

    @TempDir
    static Path directory;

    private static Path report;
    private static Chromium browser;

    @BeforeAll
    static void reportOnTenThousandTests() throws Exception {
        Path json = directory.resolve("shop/target/vivace/run.json");
        Files.createDirectories(json.getParent());
        Files.writeString(json, runOf(10_000));
        Ended ended = vivace(directory, "report", "shop");
        assertThat(ended.exitCode()).as(ended.err()).isZero();
        report = json.resolveSibling("report");
        browser = Chromium.start(directory.resolve("profile"));
    }

    @AfterAll
    static void closeBrowser() {
        if (browser != null) {
            browser.close();
        }
    }

    private static String runOf(int count) {
        return "{\"format\":\"vivace-run/1\",\"isolation\":\"auto\",\"workers\":4,\"seed\":1,\"wallMillis\":15000,"
                + "\"summary\":{\"tests\":10000,\"passed\":9990,\"failed\":10,\"skipped\":0,\"flaky\":0},\"taints\":[],"
                + "\"tests\":["
                + IntStream.range(0, count).mapToObj(ReportIT::test).collect(Collectors.joining(","))
                + "]}";
    }

    private static String test(int i) {
        boolean red = i % 1000 == 17;
        String outcome = red ? "failed" : "passed";
        String failure = red
                ? ",\"failure\":{\"type\":\"E\",\"trace\":\"</pre><script>window.hacked=1</script><img src=x onerror=hacked=1>\"}"
                : "";
        return "{\"id\":\"shop.Some" + i / 10 + "Test#keeps<script>window.hacked=1</script>" + i + "\",\"outcome\":\""
                + outcome
                + "\",\"flags\":[],\"millis\":" + i % 7 + ",\"attempts\":[{\"stage\":\"parallel\",\"outcome\":\""
                + outcome
                + "\",\"worker\":" + (1 + i % 4) + ",\"startMillis\":" + i / 4 * 6 + ",\"millis\":5" + failure + "}]}";
    }

    private static String page(String name) {
        return report.toUri() + name;
    }

    @Test
    void everyPageOpensFromDiskWithoutAComplaint() throws IOException {
        try (var pages = Files.list(report)) {
            for (Path file :
                    pages.filter(name -> name.toString().endsWith(".html")).toList()) {
                browser.open(file.toUri().toString());
                assertThat(browser.eval("document.querySelector('h1').textContent"))
                        .isEqualTo("shop");
            }
        }
        assertThat(browser.eval("String(window.hacked)")).isEqualTo("undefined");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void searchAndFiltersShowWhatIsAskedFor() {
        browser.open(page("tests.html#q=some17test"));
        assertTenRowsAreSeen();

        browser.eval("document.getElementById('search').value = '';"
                + "document.getElementById('search').dispatchEvent(new Event('input'));"
                + "document.getElementById('only-red').click()");
        assertTenRowsAreSeen();
        assertThat(browser.eval("location.hash")).isEqualTo("#only=red");

        browser.eval("document.getElementById('sort').value = 'slow';"
                + "document.getElementById('sort').dispatchEvent(new Event('change', {bubbles: true}))");
        assertThat(browser.eval("document.querySelector('.test').dataset.ms")).isEqualTo("6");
    }

    /** To ask for the style of each row would take long, as most of them are not laid out. */
    private static void assertTenRowsAreSeen() {
        assertThat(Integer.parseInt(browser.eval(HEIGHT))).isBetween(200, 500);
    }

    @Test
    void saysSoWhereSearchAndFilterTogetherLeaveNothing() {
        browser.open(page("tests.html#only=red&q=some2test"));
        assertThat(browser.eval("String(document.getElementById('nomatch').hidden)"))
                .isEqualTo("false");

        browser.eval("document.getElementById('only-all').click()");

        assertThat(browser.eval("String(document.getElementById('nomatch').hidden)"))
                .isEqualTo("true");
    }

    @Test
    void aLinkLeadsToATestThatWasFilteredOut() {
        browser.open(page("tests.html"));
        String id = browser.eval("document.querySelectorAll('.test')[5000].id");
        browser.open(page("tests.html#only=red&q=some2test"));

        browser.eval("new Promise(done => { addEventListener('hashchange', () => done(''));" + "location.hash = '" + id
                + "'; })");

        assertThat(browser.eval("String(document.getElementById('" + id + "').offsetHeight > 0)"))
                .isEqualTo("true");
    }

    @Test
    void aLinkToATestOpensIt() {
        browser.open(page("tests.html"));
        String id = browser.eval("document.querySelectorAll('.test')[5000].id");

        browser.open(page("tests.html#" + id));

        assertThat(browser.eval("String(document.getElementById('" + id + "').open)"))
                .isEqualTo("true");
    }

    @Test
    void onPaperItIsDarkOnWhiteThoughTheScreenIsDark() {
        browser.open(page("index.html"));
        browser.eval("document.documentElement.dataset.theme = 'dark'");
        assertThat(browser.eval("getComputedStyle(document.body).color")).isEqualTo("rgb(228, 231, 234)");

        browser.showAsOn("print");
        String ink = browser.eval("getComputedStyle(document.body).color");
        String tools = browser.eval("getComputedStyle(document.querySelector('.tools')).display");
        browser.showAsOn("");

        assertThat(ink).isEqualTo("rgb(28, 32, 36)");
        assertThat(tools).isEqualTo("none");
    }

    @Test
    void theTimelineZoomsAndHasFewBars() {
        browser.open(page("timeline.html"));
        assertThat(Integer.parseInt(browser.eval("document.querySelectorAll('.plot .bar').length + ''")))
                .isBetween(10, 5000);

        browser.eval("document.getElementById('zoom-in').click()");

        assertThat(browser.eval("document.querySelector('.bars').getAttribute('viewBox')"))
                .startsWith("1000 0 2000");
    }

    @Test
    void underThePolicyOfJenkinsAllIsThereAndDressedAndFiltersWork() throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            Path file = report.resolve(exchange.getRequestURI().getPath().substring(1));
            exchange.getResponseHeaders().add("Content-Security-Policy", JENKINS);
            exchange.getResponseHeaders()
                    .add("Content-Type", file.toString().endsWith("css") ? "text/css" : "text/html");
            byte[] content = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
            exchange.sendResponseHeaders(200, content.length == 0 ? -1 : content.length);
            exchange.getResponseBody().write(content);
            exchange.close();
        });
        server.start();
        try (Chromium other = Chromium.start(directory.resolve("jenkins"))) {
            other.openWithoutScripts("http://localhost:" + server.getAddress().getPort() + "/tests.html");
            assertThat(other.elements(".test")).hasSize(10_000);
            assertThat(other.elements("#search")).isEmpty();
            assertThat(other.style(other.elements("header").get(0), "position")).isEqualTo("sticky");

            other.click(other.elements("label[for=only-red]").get(0));

            assertThat(other.style(other.elements(".test.passed").get(0), "display"))
                    .isEqualTo("none");
            assertThat(other.style(other.elements(".test.red").get(0), "display"))
                    .isEqualTo("block");
        } finally {
            server.stop(0);
        }
    }
}
