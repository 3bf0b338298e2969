package dev.vivace.engine.report.html;

import com.google.gson.annotations.SerializedName;
import dev.vivace.engine.json.JsonFormat;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * {@code stories.json}, as far as a page shows it.
 *
 * @param reuse how set-ups were reused: off, prefix or closure
 * @param safe whether tests were believed to be safe: trust, verify or auto
 * @param setUpsRun how many set-ups ran
 * @param setUpsSaved how many did not have to
 * @param classes one for each test class with a chain of set-ups
 * @param drops states that were thrown away
 */
record StoryResults(
        Optional<String> reuse,
        Optional<String> safe,
        Optional<Long> setUpsRun,
        Optional<Long> setUpsSaved,
        List<Story> classes,
        List<Drop> drops) {

    private static final JsonFormat<StoryResults> FORMAT = JsonFormat.of("vivace-stories", 1, StoryResults.class);

    StoryResults {
        classes = List.copyOf(classes);
        drops = List.copyOf(drops);
    }

    boolean isReusing() {
        return !reuse.equals(Optional.of("off"));
    }

    /** Whether fixtures were looked at before and after tests. */
    boolean isChecked() {
        return safe.filter(word -> !word.equals("trust")).isPresent();
    }

    static StoryResults read(Path file) {
        return FORMAT.read(file);
    }

    /**
     * A test class and the set-ups that it builds upon.
     *
     * @param className binary name
     * @param providers classes whose set-ups it uses
     * @param sequence set-ups in the sequence in which they run
     * @param tests how many it has
     * @param setUpsRun how many set-ups ran for it
     * @param setUpsSaved how many did not have to
     */
    record Story(
            @SerializedName("class") String className,
            List<String> providers,
            List<String> sequence,
            Optional<Long> tests,
            Optional<Long> setUpsRun,
            Optional<Long> setUpsSaved) {

        Story {
            providers = List.copyOf(providers);
            sequence = List.copyOf(sequence);
        }
    }

    /**
     * A state that was thrown away rather than reused.
     *
     * @param chain set-ups that had made it
     * @param after what ran last on it
     * @param reason why
     */
    record Drop(List<String> chain, Optional<String> after, Optional<String> reason) {

        Drop {
            chain = List.copyOf(chain);
        }
    }
}
