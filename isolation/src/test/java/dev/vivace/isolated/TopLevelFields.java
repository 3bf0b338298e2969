package dev.vivace.isolated;

import java.util.ArrayList;
import java.util.List;

/** An interface that is hidden, not by the class around it. */
interface TopLevelFields {

    List<String> LIST = new ArrayList<>();
}
