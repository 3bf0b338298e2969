/** What all of Vivace talks about: immutable values that travel between the packages and know nothing of them. */
package dev.vivace.engine.model;
