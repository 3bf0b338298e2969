package dev.vivace.engine.fix;

import dev.vivace.engine.source.SourceFile;
import java.util.List;

/**
 * A patch of which nobody knows yet whether it holds.
 *
 * @param code what it adds
 * @param statements how many statements that are
 * @param before the file without it
 * @param after the file with it
 */
record Draft(List<String> code, int statements, SourceFile before, SourceFile after) {}
