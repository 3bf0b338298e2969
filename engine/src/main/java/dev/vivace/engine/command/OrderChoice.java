package dev.vivace.engine.command;

import java.nio.file.Path;

/** The order that a user asks for. */
public sealed interface OrderChoice {

    /** As Surefire would run it. */
    record Natural() implements OrderChoice {}

    /** Natural order backwards, classes and their tests. */
    record Reversed() implements OrderChoice {}

    /** Classes and their tests shuffled, from the request's seed. */
    record Random() implements OrderChoice {}

    /** Exactly what a file says: a class or test id per line. */
    record FromFile(Path file) implements OrderChoice {}
}
