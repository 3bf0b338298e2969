package dev.vivace.engine.stories;

import dev.vivace.engine.model.SharedSetUp.Sketch;
import dev.vivace.engine.source.Framework;
import dev.vivace.engine.source.Framework.Phase;
import dev.vivace.engine.stories.SetUp.Piece;
import dev.vivace.engine.stories.SetUp.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Java for a provider and its consumers, for people to go on with.
 *
 * @param model the set-up whose statements the provider gets
 * @param exists whether its class can be the provider
 * @param statements how many of them
 */
record Sketches(SetUp model, boolean exists, int statements) {

    private static final String INDENT = "    ";

    /** What stands before the name of a variable that is declared. */
    private static final String DECLARATION = "^(final )?[\\w<>\\[\\]., ?]+ ";

    Sketch with(SetUp consumer) {
        return new Sketch(exists ? List.of() : provider(), consumer(consumer));
    }

    /** A class with nothing but these statements. */
    List<String> provider() {
        List<String> lines = new ArrayList<>();
        String visibility = model.framework().visibility();
        lines.add(visibility + "class " + providerName() + " {");
        kept(model).forEach(variable -> lines.add(INDENT + variable.type() + " " + variable.name() + ";"));
        lines.add("");
        String mark = model.framework().annotation(Phase.BEFORE);
        lines.add(INDENT + "@" + mark.substring(mark.lastIndexOf('.') + 1));
        lines.add(INDENT + visibility + "void " + model.method() + "()" + model.clause() + " {");
        model.first(statements)
                .flatMap(piece -> text(piece).lines())
                .forEach(line -> lines.add(INDENT + INDENT + line));
        lines.add(INDENT + "}");
        lines.add("}");
        return lines;
    }

    /** Those that the class still needs behind the statements. */
    private Stream<Variable> kept(SetUp setUp) {
        return setUp.variables(statements).stream().filter(variable -> variable.outlives(statements));
    }

    /** A local variable that is needed later becomes a field. */
    private String text(Piece piece) {
        String text = piece.text();
        for (Variable variable : piece.introduced()) {
            if (!variable.field() && variable.outlives(statements)) {
                String name = Matcher.quoteReplacement(variable.name());
                text = text.replaceFirst(DECLARATION + Pattern.quote(variable.name()) + " =", name + " =");
            }
        }
        return text;
    }

    private String providerName() {
        return exists
                ? model.simpleName()
                : model.variables(statements).stream()
                        .filter(variable -> variable.outlives(statements))
                        .map(Variable::name)
                        .reduce((first, second) -> second)
                        .map(name -> name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1) + "SetUp")
                        .orElse("SharedSetUp");
    }

    private List<String> consumer(SetUp consumer) {
        List<String> lines = new ArrayList<>();
        lines.add("@FixtureSetup(" + providerName() + ".class)");
        if (consumer.framework() == Framework.JUNIT_4) {
            lines.add("@RunWith(StoryRunner.class)");
        }
        lines.add(consumer.framework().visibility() + "class " + consumer.simpleName() + " {");
        List<Variable> provided = model.variables(statements);
        List<Variable> own = consumer.variables(statements);
        for (int i = 0; i < own.size(); i++) {
            if (own.get(i).outlives(statements)) {
                lines.add(INDENT + fixture(provided.get(i), own.get(i)));
            }
        }
        lines.add(INDENT + rest(consumer));
        lines.add("}");
        return lines;
    }

    private static String fixture(Variable provided, Variable own) {
        String source = provided.name().equals(own.name()) ? "@Fixture " : "@Fixture(\"" + provided.name() + "\") ";
        return source + own.type() + " " + own.name() + ";";
    }

    private String rest(SetUp consumer) {
        return consumer.isJust(statements)
                ? "// without " + consumer.method() + "()"
                : "// " + consumer.method() + "() without its first "
                        + (statements == 1 ? "statement" : statements + " statements");
    }
}
