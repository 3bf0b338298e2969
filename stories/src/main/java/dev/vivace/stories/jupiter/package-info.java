/** Stories on JUnit Jupiter, found by it without configuration: an extension, two orderers, and listeners for the run. */
package dev.vivace.stories.jupiter;
