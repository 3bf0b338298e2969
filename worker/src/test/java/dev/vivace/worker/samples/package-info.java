/** Test classes of pretended projects: workers run them; their names keep them out of our own suite. */
package dev.vivace.worker.samples;
