package company;

import java.util.ArrayList;
import java.util.List;

/** A singleton of Spring's, which remembers. */
public class Till {

    private final List<String> sold = new ArrayList<>();

    public void sell(String item) {
        sold.add(item);
    }

    public List<String> sold() {
        return List.copyOf(sold);
    }
}
