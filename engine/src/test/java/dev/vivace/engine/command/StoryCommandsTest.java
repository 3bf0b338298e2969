package dev.vivace.engine.command;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.vivace.engine.command.StoryCheckCommand.ModuleCheck;
import dev.vivace.engine.command.StoryGraphCommand.ModuleStories;
import dev.vivace.engine.command.StorySuggestCommand.ModuleSuggestions;
import dev.vivace.engine.model.Problem;
import dev.vivace.engine.model.Reuse;
import dev.vivace.engine.model.SearchListener;
import dev.vivace.engine.model.StoryClass;
import dev.vivace.engine.model.StoryClass.Scope;
import dev.vivace.engine.model.StoryPlan.Step;
import dev.vivace.engine.project.LaunchSpec;
import dev.vivace.engine.project.LaunchSpec.Sources;
import dev.vivace.engine.report.StoryCheckReport.Difference;
import dev.vivace.engine.report.StoryFiles;
import dev.vivace.engine.report.html.ReportFiles;
import dev.vivace.engine.run.CompiledProject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands on a small shop that uses stories, compiled with the library. */
class StoryCommandsTest {

    private static final Path SOURCES = Path.of("src", "test", "projects", "stories");

    @TempDir
    private Path directory;

    @Test
    void readsTheGraphFromClassFiles() {
        ModuleStories stories =
                new StoryGraphCommand(request()).run(List.of(shop())).get(0);

        assertThat(stories.plan().classes())
                .contains(
                        new StoryClass(
                                "shop.CartTest",
                                List.of(),
                                Scope.SINGULAR,
                                true,
                                1,
                                List.of(new StoryClass.Test("adds", true))),
                        new StoryClass(
                                "shop.OrderTest",
                                List.of("shop.CartTest"),
                                Scope.CONSUMER,
                                true,
                                1,
                                List.of(new StoryClass.Test("ordersNothing", false))));
        assertThat(stories.plan().mode(Reuse.PREFIX).order())
                .extracting(Step::name)
                .containsExactly("shop.CartTest", "shop.OrderTest", "shop.InvoiceTest");
        assertThat(StoryFiles.readPlan(stories.json())).isEqualTo(stories.plan());
    }

    @Test
    void checkNamesAWronglySafeTestAndAStaticField() throws IOException {
        StoryCheckRequest request = new StoryCheckRequest(request(), 1);
        ModuleCheck check = new StoryCheckCommand(request, SearchListener.NONE)
                .run(List.of(shop()))
                .get(0);
        List<Difference> found = StoryFiles.readCheck(check.json()).differences();

        assertThat(found)
                .extracting(difference -> difference.kind().label() + " " + difference.test())
                .containsExactlyInAnyOrder(
                        "reuse shop.OrderTest#ordersNothing", "order shop.InvoiceTest#numbersTheFirst");
        assertThat(found)
                .filteredOn(difference -> difference.reuse() == Reuse.PREFIX)
                .allSatisfy(wronglySafe -> assertThat(
                                Files.readAllLines(check.json().resolveSibling(wronglySafe.order())))
                        .containsExactly(
                                "# vivace.stories.reuse=prefix", "shop.CartTest#adds", "shop.OrderTest#ordersNothing"));
        assertThat(check.orders()).hasSize(2).allSatisfy(order -> assertThat(order)
                .exists());
        assertThat(page(check.json().resolveSibling("stories-check")))
                .as("the report, from what the library wrote")
                .containsPattern("set-ups? ran, \\d+ were saved by reuse\\.<");
    }

    private static String page(Path check) throws IOException {
        Files.copy(check.resolve("prefix.json"), check.resolve("stories.json"));
        ReportFiles files = new ReportFiles();
        files.add(check, "", "target/vivace", "shop", Map.of());
        return Files.readString(files.write("shop", check.resolve("report")).resolveSibling("stories.html"));
    }

    @Test
    void checkNamesAWronglySafeTestOfJunit4() {
        LaunchSpec shop = CompiledProject.withStories(SOURCES.resolveSibling("stories-junit4"), directory)
                .spec();
        ModuleCheck check = new StoryCheckCommand(new StoryCheckRequest(request(), 1), SearchListener.NONE)
                .run(List.of(shop))
                .get(0);

        assertThat(StoryFiles.readCheck(check.json()).differences())
                .extracting(difference -> difference.kind().label() + " " + difference.test())
                .containsExactly("reuse shop.OrderTest#ordersNothing");
    }

    @Test
    void findsNothingToShareInTheShop() {
        LaunchSpec shop = shop().withSources(new Sources(List.of(SOURCES.toAbsolutePath()), UTF_8, directory));

        ModuleSuggestions found =
                new StorySuggestCommand(request()).run(List.of(shop)).get(0);

        assertThat(found.classes()).isPositive();
        assertThat(found.found()).isEmpty();
        assertThat(StoryFiles.readSuggestions(found.json()).suggestions()).isEmpty();
    }

    @Test
    void wantsSourcesToSuggestSomething() {
        LaunchSpec shop = shop();

        assertThatThrownBy(() -> new StorySuggestCommand(request()).run(List.of(shop)))
                .isInstanceOf(Problem.class)
                .hasMessageContaining("where the test sources");
    }

    private LaunchSpec shop() {
        return CompiledProject.withStories(SOURCES, directory).spec();
    }

    private static RunRequest request() {
        RunRequest plain = RunRequest.plain(1);
        return new RunRequest(
                Optional.empty(),
                OptionalInt.of(4),
                plain.threads(),
                plain.stages(),
                Optional.empty(),
                List.of(),
                plain.order(),
                1,
                1,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                false,
                0,
                Optional.empty(),
                Optional.empty());
    }
}
