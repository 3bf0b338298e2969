package dev.vivace.cli;

import dev.vivace.engine.command.OptionText;
import dev.vivace.engine.command.OrderChoice;
import dev.vivace.engine.model.Budget;
import dev.vivace.engine.model.Isolation;
import dev.vivace.engine.model.MinSaving;
import dev.vivace.engine.model.PatchPlace;
import dev.vivace.engine.model.Stages;
import dev.vivace.engine.model.TestId;
import dev.vivace.engine.model.Threads;
import java.nio.file.Path;
import java.time.Duration;
import picocli.CommandLine.ITypeConverter;

/** From text to values; text that makes no sense is a problem that says which forms do. */
final class Converters {

    private Converters() {}

    private static Path here() {
        return Path.of("").toAbsolutePath();
    }

    static final class OfTestId implements ITypeConverter<TestId> {
        @Override
        public TestId convert(String text) {
            return TestId.parse(text);
        }
    }

    static final class OfIsolation implements ITypeConverter<Isolation> {
        @Override
        public Isolation convert(String text) {
            return OptionText.isolation(text);
        }
    }

    static final class OfThreads implements ITypeConverter<Threads.Mode> {
        @Override
        public Threads.Mode convert(String text) {
            return OptionText.threads(text);
        }
    }

    static final class OfStages implements ITypeConverter<Stages> {
        @Override
        public Stages convert(String text) {
            return OptionText.stages(text);
        }
    }

    static final class OfThreadCount implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return OptionText.count("threads", text);
        }
    }

    static final class OfWorkers implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return OptionText.workers(text);
        }
    }

    static final class OfRuns implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return OptionText.count("runs", text);
        }
    }

    static final class OfBudget implements ITypeConverter<Budget> {
        @Override
        public Budget convert(String text) {
            return OptionText.budget(text);
        }
    }

    static final class OfPatchPlace implements ITypeConverter<PatchPlace> {
        @Override
        public PatchPlace convert(String text) {
            return OptionText.patchPlace(text);
        }
    }

    static final class OfConfirmations implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return OptionText.count("confirmations", text);
        }
    }

    static final class OfShard implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return OptionText.index("shard", text);
        }
    }

    static final class OfShards implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return OptionText.count("shards", text);
        }
    }

    static final class OfRate implements ITypeConverter<Double> {
        @Override
        public Double convert(String text) {
            return OptionText.rate("audit-rate", text);
        }
    }

    static final class OfDuration implements ITypeConverter<Duration> {
        @Override
        public Duration convert(String text) {
            return OptionText.duration(text);
        }
    }

    static final class OfMemory implements ITypeConverter<String> {
        @Override
        public String convert(String text) {
            return OptionText.memory(text);
        }
    }

    static final class OfOrder implements ITypeConverter<OrderChoice> {
        @Override
        public OrderChoice convert(String text) {
            return OptionText.order(text, here());
        }
    }

    static final class OfJavaHome implements ITypeConverter<Path> {
        @Override
        public Path convert(String text) {
            return OptionText.javaHome(text, here());
        }
    }

    static final class OfMinSaving implements ITypeConverter<MinSaving> {
        @Override
        public MinSaving convert(String text) {
            return OptionText.minSaving(text);
        }
    }
}
