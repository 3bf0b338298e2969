package dev.vivace.engine.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.vivace.engine.model.Shard;
import dev.vivace.engine.report.RunJson;
import dev.vivace.engine.report.RunReport;
import dev.vivace.engine.report.ShardReport.NotBegun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShardingTest {

    @TempDir
    Path project;

    private Path files;
    private Path json;
    private Sharding build;

    @BeforeEach
    void leaveResultsOfAnEarlierRun() throws IOException {
        files = Files.createDirectories(project.resolve("out/shop"));
        json = files.resolve("run.json");
        RunJson.write(json, RunReport.of(List.of()));
        build = Sharding.of(new Shard(1, 2), project, Optional.of("today"));
    }

    @Test
    void forgetsResultsOfAnEarlierRunWhenAModuleBegins() {
        build.begin(files);

        assertThat(json).doesNotExist();
    }

    @Test
    void replacesResultsOfAnEarlierRunWhereItStopsBeforeAModule() {
        build.writeNotBegun("g:shop", project, files);

        assertThat(RunJson.read(json).shard().orElseThrow().notBegun())
                .containsExactly(new NotBegun("g:shop", Optional.of("today")));
    }

    @Test
    void leavesModulesThatAnotherThreadHasBegun() {
        build.ofModule(0).begin(files);
        build.ofModule(1).writeNotBegun("g:shop", project, files);

        assertThat(json).doesNotExist();
    }
}
