/**
 * A closer look at what a program keeps: static state is put into words, and forgotten in parts, so that somebody can
 * find out which part makes a difference. Nothing of the program runs for a description.
 */
package dev.vivace.isolation.microscope;
