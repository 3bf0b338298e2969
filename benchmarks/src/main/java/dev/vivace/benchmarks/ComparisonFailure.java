package dev.vivace.benchmarks;

/** A comparison could not be made: the text says why and where to look. */
final class ComparisonFailure extends RuntimeException {

    ComparisonFailure(String message) {
        super(message);
    }
}
