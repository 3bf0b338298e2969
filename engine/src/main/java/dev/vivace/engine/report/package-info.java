/** How does a person see it? Results become terminal text, JSON and Surefire XML; nothing is run from here. */
package dev.vivace.engine.report;
