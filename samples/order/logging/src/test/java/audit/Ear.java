package audit;

import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;

/** Remembers what it hears. */
final class Ear extends Handler {

    final List<String> heard = new ArrayList<>();

    @Override
    public void publish(LogRecord entry) {
        heard.add(entry.getMessage());
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
