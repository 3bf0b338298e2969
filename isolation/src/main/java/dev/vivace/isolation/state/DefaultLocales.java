package dev.vivace.isolation.state;

import java.util.Locale;
import java.util.Locale.Category;
import java.util.Map;

/** The default locale, and those for display and format. */
final class DefaultLocales implements Area {

    private final Locale locale = Locale.getDefault();
    private final Locale display = Locale.getDefault(Category.DISPLAY);
    private final Locale format = Locale.getDefault(Category.FORMAT);

    @Override
    public boolean isChanged() {
        return !(locale.equals(Locale.getDefault())
                && display.equals(Locale.getDefault(Category.DISPLAY))
                && format.equals(Locale.getDefault(Category.FORMAT)));
    }

    @Override
    public void restore() {
        if (isChanged()) {
            Locale.setDefault(locale);
            Locale.setDefault(Category.DISPLAY, display);
            Locale.setDefault(Category.FORMAT, format);
        }
    }

    /** Those for display and format only where they differ. */
    @Override
    public void describe(String name, Map<String, String> lines) {
        String all = Locale.getDefault().toString();
        String forDisplay = Locale.getDefault(Category.DISPLAY).toString();
        String forFormat = Locale.getDefault(Category.FORMAT).toString();
        boolean same = all.equals(forDisplay) && all.equals(forFormat);
        lines.put(
                name,
                same
                        ? all
                        : all.concat(", ")
                                .concat(forDisplay)
                                .concat(" for display, ")
                                .concat(forFormat)
                                .concat(" for format"));
    }
}
