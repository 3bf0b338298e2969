package receipts.printer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

final class Printer {

    String print(Spool spool) throws IOException {
        StringBuilder paper = new StringBuilder();
        for (Path file : spool.waiting()) {
            paper.append(Files.readString(file)).append(';');
        }
        spool.clear();
        return paper.toString();
    }
}
