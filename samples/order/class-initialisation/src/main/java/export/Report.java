package export;

import java.util.List;

record Report(List<String> cells) {

    String as(String format) {
        return Formats.named(format)
                .orElseThrow(() -> new IllegalArgumentException("no format " + format))
                .apply(cells);
    }
}
