/**
 * Test classes reuse the set-ups of other test classes: their code, and as far as it is sound their execution. The idea is that
 * of Estória (da Silva and Vilain), corrected. Here are the annotations, and the runners for JUnit 4; JUnit Jupiter needs none.
 */
package dev.vivace.stories;
