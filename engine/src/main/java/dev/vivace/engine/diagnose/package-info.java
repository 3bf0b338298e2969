/** Through what state does one test reach another? Orders with parts forgotten between them; all answers are hints. */
package dev.vivace.engine.diagnose;
