package dev.vivace.engine.model;

/**
 * Why a test class should have a JVM of its own.
 *
 * @param className of the test class
 * @param reason a sentence
 */
public record Taint(String className, String reason) {}
