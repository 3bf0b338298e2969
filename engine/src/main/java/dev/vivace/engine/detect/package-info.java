/** Which tests change their verdict with the order? */
package dev.vivace.engine.detect;
